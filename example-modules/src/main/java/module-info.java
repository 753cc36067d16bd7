/** A named module that solves a position and draws it. */
module com.example.modules {
    requires org.impartial.games;
    requires org.impartial.picture;
}
