/** What people of the demo university have written in both languages: for each record, by what it is called, its other version. */
export interface DemoTranslation {
  entity: 'Challenge' | 'Idea' | 'Project' | 'Team' | 'TechnologySummary' | 'User'
  called: string
  texts: Readonly<Record<string, string>>
}

export const translations: readonly DemoTranslation[] = [
  {
    entity: 'Project',
    called: 'Solar-driven membrane distillation for brackish wells',
    texts: {
      title: 'تقطير غشائي بالطاقة الشمسية للآبار قليلة الملوحة',
      abstract:
        'وحدات بفجوة هوائية وغشاء مفلور تُغذّى من مجمّعات شمسية مسطحة مع مخزن حراري متغير الطور. يخفض استرجاع الطاقة بين المراحل الحرارة النوعية إلى 140 كيلوواط ساعة لكل متر مكعب، ويُعالج الترسّب بعكس اتجاه الجريان بصورة منتظمة.',
      description:
        'تضخ المزارع الداخلية ماءً تزداد ملوحته كل عام، بعيدًا عن أي شبكة. تقطّر الوحدة المقطورة هذا الماء عبر غشاء بحرارة الشمس، ولا تحتاج إلى مواد كيميائية سوى غسلة أسبوعية. أعطت تجربة على بئر واحدة ستة أمتار مكعبة يوميًا طوال خمسة أشهر، عند ملوحة لا يتحملها التناضح العكسي بالحجم نفسه. والخطوة التالية تجربة بسعة ثلاثين مترًا مكعبًا مع تخزين الحرارة، كي تعمل أيضًا في النصف الأول من الليل.',
    },
  },
  {
    entity: 'Project',
    called: 'إنذار مبكر بملوحة المياه الجوفية في مزارع النخيل',
    texts: {
      title: 'Early warning of groundwater salinity on date farms',
      abstract:
        'A hybrid model of daily well readings, vegetation indices and a simple mixing model, with stated confidence limits. Measured at forty-two wells over two seasons.',
      description:
        'Wells on date farms turn salty slowly, and the farmer notices only when the harvest fails. The project combines cheap sensors in forty-two wells, satellite images and a simple model of how the water moves, and sends the farmer a message six weeks before the limit that harms the palm, with practical advice on irrigation and blending. A trial of two seasons showed that the warning is right eight times out of ten, and that farmers who followed it kept their harvest with less water. Farmers own their data and decide who sees it.',
    },
  },
  {
    entity: 'Project',
    called: 'قفاز ذكي لإعادة تأهيل اليد بعد الجلطة',
    texts: {
      title: 'A smart glove for rehabilitating the hand after a stroke',
      abstract:
        'An assistive textile glove with small motors off the hand that measures the wearer’s own effort and adapts its help to it.',
    },
  },
  {
    entity: 'Challenge',
    called: 'Count red palm weevil before the crown droops',
    texts: {
      title: 'إحصاء سوسة النخيل الحمراء قبل أن يتدلى التاج',
      description:
        'تحمل اثنتا عشرة ألف نخلة في 34 مزرعة مجسات التربة التي نصنعها. ولا تُكتشف السوسة إلا عندما يتدلى التاج، وعندها تكون النخلة قد ضاعت.',
      problemStatement:
        'نريد علامة على الإصابة خلال الأسابيع الثمانية الأولى يستطيع عامل المزرعة قراءتها: صوت أو اهتزاز أو غاز أو صورة من طائرة مسيّرة.',
    },
  },
  {
    entity: 'Idea',
    called: 'Shared sensor poles for small farms',
    texts: {
      title: 'أعمدة مجسات مشتركة للمزارع الصغيرة',
      description:
        'عمود واحد بمجسات للطقس والتربة والصوت يخدم عشر مزارع متجاورة. تدفع كل مزرعة ثمن ما تقرؤه، فلا يضطر أحد إلى شراء محطة لهكتارين.',
    },
  },
  {
    entity: 'Team',
    called: 'فريق المياه والنخيل',
    texts: {
      name: 'Water and palms',
      description:
        'We join water science and sensing to protect date farms from salinity, and work with farmers at every step.',
    },
  },
  {
    entity: 'TechnologySummary',
    called: 'Drinking water from brackish wells with heat from the sun',
    texts: {
      headline: 'ماء صالح للشرب من الآبار المالحة بحرارة الشمس',
      problem:
        'تضخ المزارع والمخيمات البعيدة عن الشبكة ماءً مالحًا لا يصلح للناس ولا للزرع. الصهاريج مكلفة، ووحدات التناضح العكسي الصغيرة تحتاج إلى الديزل وإلى صيانة ماهرة.',
      solution:
        'وحدة بحجم حاوية تقطّر الماء المالح عبر غشاء بحرارة منخفضة من المجمّعات الشمسية. تبدأ مع الشمس وتتوقف معها، وفيها جزء متحرك واحد، وتنبّه بنفسها حين تحتاج وحدة إلى التنظيف.',
      alternative: 'تناضح عكسي صغير بمضخة ديزل',
      advantages:
        'تعمل بحرارة دون 75 °م ومن غير وقود\nتقبل ماءً تبلغ ملوحته ثلاثة أضعاف\nبلا أجزاء عالية الضغط، ويزورها فني مرتين في السنة',
      sought: 'مصنّع لوحدات المياه ومزرعتان لتجربة موسم',
    },
  },
  {
    entity: 'User',
    called: 'Prof. Tariq Al Hamrani',
    texts: {
      name: 'أ.د. طارق الحمراني',
      bio: 'الحرارة والملح والأغشية. أدار وحدات تجريبية عند ثلاث آبار داخلية، ويحتفظ بسجلات أعطالها كلها.',
    },
  },
  {
    entity: 'User',
    called: 'Dr. Aisha Al Darmaki',
    texts: {
      name: 'د. عائشة الدرمكي',
      bio: 'Studies the salinity of groundwater and what it does to date farms, and runs a network of monitored wells with farmers.',
    },
  },
  { entity: 'User', called: 'Dr. Shamma Al Ketbi', texts: { name: 'د. شما الكتبي' } },
]
