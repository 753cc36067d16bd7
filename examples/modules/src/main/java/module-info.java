/** A named module that solves a position. */
module com.example.modules {
    requires org.impartial;
}
