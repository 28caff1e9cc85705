// Models java.util.DoubleSummaryStatistics.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public class DoubleSummaryStatistics implements java.util.function.DoubleConsumer {
    private long count;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;
    private double sum;
    private double compensation;
    private double simpleSum;

    private void add(double value) {
        double corrected = value - compensation;
        double next = sum + corrected;
        compensation = next - sum - corrected;
        sum = next;
    }

    public DoubleSummaryStatistics() {
    }

    public DoubleSummaryStatistics(long count, double min, double max, double sum) {
        if (count < 0) {
            throw new IllegalArgumentException("Negative count value");
        }
        if (count > 0 && min > max) {
            throw new IllegalArgumentException("Minimum greater than maximum");
        }
        int unknown = (Double.isNaN(min) ? 1 : 0) + (Double.isNaN(max) ? 1 : 0) + (Double.isNaN(sum) ? 1 : 0);
        if (count > 0 && unknown > 0 && unknown < 3) {
            throw new IllegalArgumentException("Some, not all, of the minimum, maximum, or sum is NaN");
        }
        if (count > 0) {
            this.count = count;
            this.min = min;
            this.max = max;
            this.sum = sum;
            this.simpleSum = sum;
        }
    }

    public void accept(double value) {
        count++;
        simpleSum += value;
        add(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(DoubleSummaryStatistics other) {
        count += other.count;
        simpleSum += other.simpleSum;
        add(other.sum);
        add(-other.compensation);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    public final long getCount() {
        return count;
    }

    public final double getSum() {
        double result = sum - compensation;
        return Double.isNaN(result) && Double.isInfinite(simpleSum) ? simpleSum : result;
    }

    public final double getMin() {
        return min;
    }

    public final double getMax() {
        return max;
    }

    public final double getAverage() {
        return count > 0 ? getSum() / count : 0.0;
    }

    public String toString() {
        return String.format("%s{count=%d, sum=%f, min=%f, average=%f, max=%f}", getClass().getSimpleName(), getCount(), getSum(), getMin(),
                getAverage(), getMax());
    }
}
