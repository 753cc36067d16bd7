package org.impartial.picture.ink;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.impartial.picture.ink.InkMark.Pixels;

/** PNG with a palette if the picture has at most 256 colours, which makes charts small, otherwise in true colour. */
final class Png {
    /** The default of the JDK makes heat maps half as large again. */
    private static final float DENSE = 0.33f;

    static byte[] of(BufferedImage image) {
        return Colours.pixels(image).map(Png::indexed).orElseGet(() -> file(image));
    }

    static byte[] indexed(Pixels pixels) {
        return file(Colours.image(pixels, Colours.bits(pixels)));
    }

    private static byte[] file(BufferedImage image) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try (ImageOutputStream out = new MemoryCacheImageOutputStream(file)) {
            writer.setOutput(out);
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionQuality(DENSE);
            writer.write(null, new IIOImage(image, null, null), param);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory failed", e);
        } finally {
            writer.dispose();
        }
        return file.toByteArray();
    }
}
