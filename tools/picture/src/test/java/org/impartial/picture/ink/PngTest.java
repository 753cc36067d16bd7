package org.impartial.picture.ink;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PngTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 16, 17, 256, 257, 4000})
    void aPngKeepsEveryPixelWhateverItsNumberOfColours(int colours) throws IOException {
        BufferedImage image = new BufferedImage(97, 61, BufferedImage.TYPE_INT_RGB);
        Random random = new Random(colours);
        for (int i = 0; i < 97 * 61; i++) {
            image.setRGB(i % 97, i / 97, (i < colours ? i : random.nextInt(colours)) * 0x010305);
        }
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(Png.of(image)));
        assertArrayEquals(colours(image), colours(read));
    }

    private static int[] colours(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
