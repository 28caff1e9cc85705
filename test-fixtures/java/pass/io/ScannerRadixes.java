// Pins: numbers in other radixes, in groups, too large, and what is said of tokens that are none.
import java.util.*; import java.math.*; import java.util.function.*;
public class ScannerRadixes {
  static void t(String what, String in, Function<Scanner,Object> f){
    Scanner s=new Scanner(in);
    try { System.out.println(what+" "+in+" = "+f.apply(s)+" rest "+(s.hasNext()?s.next():"-")); }
    catch (Exception e){ System.out.println(what+" "+in+" "+e+" rest "+(s.hasNext()?s.next():"-")); }
  }
  public static void main(String[] a){
    String[] in={"xyz","ff","-ff","+7f","99999999999999999999999","fffffffff","1,000","12","-","+","","z z","(5)","7fffffff","80","-80","8000","0x1f","1_0","٣","12.5","1e3", "1,00", "f,fff", "129"};
    for (String i: in) {
      t("int16",i,s->s.nextInt(16)); t("int",i,s->s.nextInt()); t("byte",i,s->s.nextByte()); t("byte16",i,s->s.nextByte(16)); t("short16",i,s->s.nextShort(16)); t("short",i,s->s.nextShort());t("long16",i,s->s.nextLong(16));t("long",i,s->s.nextLong());
      t("big16",i,s->s.nextBigInteger(16)); t("big",i,s->s.nextBigInteger()); t("dec",i,s->s.nextBigDecimal()); t("dbl",i,s->s.nextDouble()); t("flt",i,s->s.nextFloat()); t("has16",i,s->s.hasNextInt(16)); t("has",i,s->s.hasNextInt()); t("hasbig",i,s->s.hasNextBigInteger()); t("hasdec",i,s->s.hasNextBigDecimal()); t("hasd",i,s->s.hasNextDouble()); t("haslong36",i,s->s.hasNextLong(36)); t("bool",i,s->s.nextBoolean());
      t("use2",i,s->s.useRadix(2).nextInt()); t("r1",i,s->s.nextInt(1)); t("r37",i,s->s.hasNextInt(37));
    }
    System.out.println(new Scanner("x").useRadix(5).radix());
  }
}
