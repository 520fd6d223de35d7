// Package charsmap holds the constants of its room: the tables by which tokenizers rewrite texts.
package charsmap

// A table begins with the bytes of its array, a 32-bit number. The array has units of 32 bits, a trie of the texts that
// are replaced. Behind it lie the texts that replace them, each with a NUL at its end.
const (
	UnitBytes = 4
	// Block is what the number of units is a multiple of as SentencePiece writes them: a unit and all its children lie
	// in one.
	Block = 256
	// LongestReplacement is how many bytes may stand for a text that is replaced: the longest of Unicode's has 33.
	LongestReplacement = 255
)

// What a unit says. Value marks one that says where a replacement begins.
const (
	Value = 1 << 31
	Leaf  = 1 << 8 // the unit's own child number 0 has the Value of the text up to here
	Wide  = 1 << 9 // the place of the children is a multiple of 256
	Label = 0xFF   // the byte by which one comes to this unit
	Place = 10     // of the bits that say where the children lie
)
