package org.impartial.explorer;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        try (Explorer explorer = Explorer.start(0, GameLibrary.installed(), line -> line)) {
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
        BufferedImage sheet = new BufferedImage(
                COLUMNS * shown, POSITIONS.size() / COLUMNS * high, BufferedImage.TYPE_BYTE_INDEXED, colours());
        Graphics2D graphics = sheet.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
        graphics.setRenderingHint(RenderingHints.KEY_DITHERING, RenderingHints.VALUE_DITHER_DISABLE);
        for (int i = 0; i < POSITIONS.size(); i++) {
            Path shot = Files.createTempFile("page", ".png");
            try (Browser browser = Browser.open(Browser.driver().orElseThrow(), width, HEIGHT)) {
                browser.go(explorer.address() + BrowserCase.fragment(POSITIONS.get(i)));
                browser.await(BrowserCase.READY);
                browser.save(shot);
            }
            Image page = ImageIO.read(shot.toFile()).getScaledInstance(shown, high, Image.SCALE_AREA_AVERAGING);
            graphics.drawImage(page, i % COLUMNS * shown, i / COLUMNS * high, Color.WHITE, null);
            Files.delete(shot);
        }
        graphics.dispose();
        return sheet;
    }

    /** Returns a cube of colours and a ramp of greys, as few colours keep the file small. */
    private static IndexColorModel colours() {
        int[] colours = new int[216 + GREYS];
        for (int i = 0; i < 216; i++) {
            colours[i] = ((0x33 * (i / 36)) << 16) | ((0x33 * (i / 6 % 6)) << 8) | (0x33 * (i % 6));
        }
        for (int i = 0; i < GREYS; i++) {
            colours[216 + i] = 0x10101 * (255 * i / (GREYS - 1));
        }
        return new IndexColorModel(8, colours.length, colours, 0, false, -1, java.awt.image.DataBuffer.TYPE_BYTE);
    }
}
