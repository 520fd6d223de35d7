package generation

// Input is a text that becomes a vector. Exactly one of Text and Tokens is given.
type Input struct {
	Text   string
	Tokens []int32
	Cut    bool // what does not fit into the context is left out at its end; false: such a text is refused
}

// Embedding is the vector of a text, as long as the model is wide and not of unit length, and how many tokens that had.
type Embedding struct {
	Vector []float32
	Tokens int
}
