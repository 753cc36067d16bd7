package org.impartial.explorer;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.impartial.core.library.GameLibrary;

/**
 * Writes the pages of ten games side by side into {@code docs/images/explorer}, one picture for each width. Not a test: its
 * method {@code main} takes the folder and the beginning of the names.
 */
final class Screenshots {
    private static final int COLUMNS = 5;
    private static final int GREYS = 40;
    private static final int HEIGHT = 900;
    private static final List<String> POSITIONS = List.of(
            "nim 3 5 7",
            "wythoff 4 7",
            "kayles 9",
            "cram[4,5]",
            "chomp[3,4] 4 4 4",
            "node-kayles petersen",
            "hackenbush [0,1] [1,2] [2,0] [2,3]",
            "silver-dollar 2 3 7 12",
            "turning-turtles 2 3 7",
            "nim 3 5 + kayles 4");

    private Screenshots() {}

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        Files.createDirectories(folder);
        try (Explorer explorer =
                Explorer.start(0, GameLibrary.installed(), line -> line, Optional.empty(), Optional.empty())) {
            for (int width : new int[] {1280, 360}) {
                Path file = folder.resolve(arguments[1] + "-" + width + ".png");
                ImageIO.write(sheet(explorer, width), "png", file.toFile());
                System.out.println(file + " " + Files.size(file));
            }
        }
    }

    private static BufferedImage sheet(Explorer explorer, int width) throws Exception {
        int shown = width > 500 ? width / 3 : width / 2;
        int high = shown * HEIGHT / width;
        BufferedImage sheet =
                new BufferedImage(COLUMNS * shown, POSITIONS.size() / COLUMNS * high, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = sheet.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
        for (int i = 0; i < POSITIONS.size(); i++) {
            Path shot = Files.createTempFile("page", ".png");
            try (Browser browser = Browser.open(Browser.driver().orElseThrow(), width, HEIGHT)) {
                browser.go(explorer.address() + BrowserCase.fragment(POSITIONS.get(i)));
                browser.await(BrowserCase.READY);
                BrowserCase.awaitOutcomes(browser);
                browser.save(shot);
            }
            Image page = ImageIO.read(shot.toFile()).getScaledInstance(shown, high, Image.SCALE_AREA_AVERAGING);
            graphics.drawImage(page, i % COLUMNS * shown, i / COLUMNS * high, Color.WHITE, null);
            Files.delete(shot);
        }
        graphics.dispose();
        return inFewColours(sheet);
    }

    /** Returns a picture with the nearest of few colours at each place, as patterns of two colours would be seen. */
    private static BufferedImage inFewColours(BufferedImage sheet) {
        BufferedImage few =
                new BufferedImage(sheet.getWidth(), sheet.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, colours(sheet));
        for (int y = 0; y < sheet.getHeight(); y++) {
            for (int x = 0; x < sheet.getWidth(); x++) {
                few.setRGB(x, y, sheet.getRGB(x, y));
            }
        }
        return few;
    }

    /** Returns a cube of colours, a ramp of greys, and the colours that a picture has most often. */
    private static IndexColorModel colours(BufferedImage sheet) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int rgb : sheet.getRGB(0, 0, sheet.getWidth(), sheet.getHeight(), null, 0, sheet.getWidth())) {
            counts.merge(rgb & 0xFFFFFF, 1, Integer::sum);
        }
        IntStream cube = IntStream.range(0, 64)
                .map(i -> ((0x55 * (i / 16)) << 16) | ((0x55 * (i / 4 % 4)) << 8) | (0x55 * (i % 4)));
        IntStream greys = IntStream.range(0, GREYS).map(i -> 0x10101 * (255 * i / (GREYS - 1)));
        IntStream often = counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed())
                .limit(256 - 64 - GREYS)
                .mapToInt(Map.Entry::getKey);
        int[] colours = IntStream.concat(IntStream.concat(cube, greys), often).toArray();
        return new IndexColorModel(8, colours.length, colours, 0, false, -1, DataBuffer.TYPE_BYTE);
    }
}
