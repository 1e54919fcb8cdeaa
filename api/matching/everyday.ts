/** Words of everyday language. Among few texts they look as rare as those of a subject, so they count as nothing that two share. */
import { tokensOf } from './tokens.ts'

export const everyday: ReadonlySet<string> = new Set(
  tokensOf(
    `able accept accord account act add against ago agree ahead aim alarmed almost alone along already although always amount another answer
    anybody anyone anything apart appear apply arise around arrive aside available avoid away back base basic beat behind believe
    belong beside besides beyond big bit both bottom break brief broad build buy careful carry catch cause certain chance cheap check
    choose clear close collect complete concern condition consider contain continue correct count couple cover create current cut daily
    damaged date deal decide deep depend describe detail die differ direct do double doubt down draw drive drop due early easily
    edge else empty end enough enter equal especially etc even event ever everybody everyone everything exact example except exist
    expect explain extra fact fail fairly fall false far fast few fewer fifth fill final fine finish fit fix follow forget former
    forward fourth free frequent fresh front fully further gap general gone great grow guess half hand handle happen hard hardly
    head hear heavy hence here hide hold hope huge idea immediate inside instead intend item itself join just kind lack
    last late later latter lay leading least left length less let lie light likely limit line list listen little live local
    longer lose loss lost lot lower main maintain major manage mark matter maybe mention mere met mind minor miss mistake mix
    moment month morning mostly move much name narrow near nearly necessary neither next night nobody none normal notice now nowhere
    object obvious occur odd ok old once onto open opposite option order ordinary otherwise outside own owner pair particular partly
    pass past pay per perhaps period pick piece possible practice precise prefer prepare pretty previous prior probable proper prove
    pull push put question quick quiet quite random range rare rather raw read ready real really reason recent recently regard
    regular relate relative rely remain remember remove repeat replace reply require respect result return right rise rough round run
    safe save search second seek seem select self sell send sense separate serious serve settle severe shall shape share sharp
    short side sign similar simply since sit six slight slow small somebody someone something sometimes somewhere soon sort sound
    special spend spread stand stay steady still stop store straight strong subject sudden suffer suggest suit sure surprise talk
    tell term thing think third thirds thought throughout tie tight today together tomorrow tonight too top total touch toward
    towards treat tried true try turn twice unable understand unless unlike until upon usual various vary view visit wait walk
    warn wash watch weak week weigh weight wide wish wonder write yesterday yet young
    ago afternoon annual april august december evening february friday january july june march may midnight monday noon november
    october saturday september spring summer autumn winter sunday thursday tuesday wednesday
    first second third fourth fifth tenth quarter dozen hundreds thousands
    able active actual additional best better worse worst fewest largest smallest highest lowest longest shortest
    cubic metre metres kilometre square litre litres degree degrees percent
    body code codes crew dirham dirhams door floor gate member members opened owner page shadow team teams
    أول ثان ثالث نصف ثلث ربع جزء بعض جميع كثير قليل أكثر أقل أكبر أصغر أفضل جدا فقط أيضا مثل خلال دون نحو حول ضمن داخل خارج فوق تحت
    أمام خلف الآن اليوم أمس غدا يوم أيام أسبوع أسابيع شهر أشهر سنة سنوات عام أعوام ساعة ساعات دقيقة مرة مرات شيء أشياء طريقة حالة
    يجب يمكن يكون تكون يتم تتم لدى لديه لدينا نريد نحتاج يحتاج تحتاج يعمل تعمل قبل بعد منذ حيث إذا لكن لأن كيف متى أين ماذا`,
  ).map(({ term }) => term),
)
