package org.impartial.discover.form;

import com.google.common.math.LongMath;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;

/** The functions that are compared with values: logarithms, digits, divisors. */
final class NumberFunctions {
    private static final int[] BASES = {2, 3, 4, 5, 6, 7, 8, 9, 10};
    private static final List<String> ORDER = List.of("n", "n + 1");

    static List<NamedForm> all() {
        List<NamedForm> all = new ArrayList<>();
        for (int base : BASES) {
            double bits = 6 + ValueForm.bits(base - 2L);
            for (int shift = 0; shift < 2; shift++) {
                int by = shift;
                String n = ORDER.get(shift);
                add(all, "floor(log" + base + "(" + n + "))", k -> log(base, k + by), bits + by);
                add(
                        all,
                        "v" + base + "(" + n + "), the exponent of " + base + " in " + n,
                        k -> zeros(base, k + by),
                        bits + by);
            }
            all.add(new NamedForm(
                    "the greatest power of " + base + " that divides n",
                    k -> power(base, k),
                    0,
                    bits,
                    Optional.of((set, out) -> lowest(base, set, out))));
            add(all, "the sum of the digits of n in base " + base, k -> digits(base, k), bits);
            for (int m = 2; m <= 4; m++) {
                int modulus = m;
                String sum = "the sum of the digits of n in base " + base + ", modulo " + m;
                all.add(new NamedForm(
                        m == 2 && base == 2 ? "the parity of the number of ones of n in base 2" : sum,
                        k -> digits(base, k) % modulus,
                        0,
                        bits + m - 2,
                        Optional.of((set, out) -> digitsModulo(base, modulus, set, out))));
                add(all, "v" + base + "(n) modulo " + m, k -> zeros(base, k) % modulus, bits + m);
            }
        }
        add(all, "floor(sqrt(n))", k -> LongMath.sqrt(k, RoundingMode.FLOOR), 7);
        add(all, "the index of the least prime factor of n", NumberFunctions::leastPrime, 7);
        add(all, "the number of divisors of n", k -> divisors(k, 0), 7);
        add(all, "the number of prime factors of n", k -> divisors(k, 1), 7);
        add(all, "the number of distinct prime factors of n", k -> divisors(k, 2), 8);
        return all;
    }

    private static void add(List<NamedForm> all, String name, LongUnaryOperator function, double bits) {
        Optional<BiFunction<String, List<Long>, List<String>>> none = Optional.empty();
        all.add(new NamedForm(name, function, 0, bits, none));
    }

    private static List<String> lowest(int base, String set, List<Long> exceptions) {
        List<String> all = new ArrayList<>();
        String zero = base + "t";
        all.add("E t,v,w: $" + set + "(" + zero + ",v) & $" + set + "(t,w) & v!=" + base + "w"
                + ValueForm.outside(zero, exceptions) + ValueForm.outside("t", exceptions));
        for (int digit = 1; digit < base; digit++) {
            String n = zero + "+" + digit;
            all.add("E t,v: $" + set + "(" + n + ",v) & v!=1" + ValueForm.outside(n, exceptions));
        }
        exceptions.stream().filter(n -> n > 0).forEach(n -> all.add("0=0"));
        return all;
    }

    private static List<String> digitsModulo(int base, int modulus, String set, List<Long> exceptions) {
        List<String> all = new ArrayList<>(List.of("E v: $" + set + "(0,v) & v!=0"));
        for (int digit = 0; digit < base; digit++) {
            all.add("E t,v,w: $" + set + "(" + base + "t+" + digit + ",v) & $" + set + "(t,w) & ~v=(w+" + digit
                    + ") mod " + modulus);
        }
        exceptions.forEach(n -> all.add("0=0"));
        return all;
    }

    private static long log(int base, long n) {
        return n < base ? 0 : 1 + log(base, n / base);
    }

    private static boolean divides(int base, long n) {
        return n > 0 && n % base == 0;
    }

    private static long zeros(int base, long n) {
        return divides(base, n) ? 1 + zeros(base, n / base) : 0;
    }

    private static long power(int base, long n) {
        return divides(base, n) ? base * power(base, n / base) : 1;
    }

    private static long digits(int base, long n) {
        return n == 0 ? 0 : n % base + digits(base, n / base);
    }

    private static long leastPrime(long n) {
        long least = LongStream.iterate(2, p -> p * p <= n, p -> p + 1)
                .filter(p -> n % p == 0)
                .findFirst()
                .orElse(n);
        return LongStream.rangeClosed(2, least).filter(p -> divisors(p, 1) == 1).count();
    }

    /** Returns the number of all divisors, of prime factors with repetition, or of distinct prime factors. */
    private static long divisors(long n, int what) {
        long divisors = n == 0 ? 0 : 1;
        long factors = 0;
        long distinct = 0;
        long rest = n;
        for (long p = 2; rest > 1; p = p * p > rest ? rest : p + 1) {
            int power = 0;
            while (rest % p == 0) {
                rest /= p;
                power++;
            }
            divisors *= power + 1L;
            factors += power;
            distinct += power > 0 ? 1 : 0;
        }
        return what == 0 ? divisors : what == 1 ? factors : distinct;
    }
}
