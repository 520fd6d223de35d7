package grammar

import "errors"

// MaxWork is how many places of a grammar are looked at for one token of an answer, at most: 0.03 to 0.3 s. The largest
// lists of enum that a schema may have need two thirds of it.
const MaxWork = 200_000

// MaxKept is how much of what was found out about a grammar is kept from one token to the next.
const MaxKept = 100_000

// MaxAgain is how many places are looked at to bring a grammar to where an answer is that goes on, at most: 0.6 to 6 s.
const MaxAgain = 20 * MaxWork

// MaxFrames is how many places an answer may have open at once, those that it comes back to included: 50 MB.
const MaxFrames = 400_000

// Why an answer within a grammar cannot go on.
var (
	ErrTooManyWays = errors.New("the grammar can be read in too many ways at one place: alternatives, or parts that " +
		"may come or not, begin alike again and again; let them differ in how they begin")
	ErrTooDeep = errors.New("the answer would come back to more than 400,000 places of the grammar, which it has " +
		"entered and not left; fewer parts inside each other are possible")
	ErrTooOften = errors.New("the grammar can be read in too many ways to follow all that is there of the answer " +
		"once more; let alternatives, and parts that may come or not, differ in how they begin")
)

// Frame is a place in a grammar: before part At of a sequence or of a literal, or behind At times of a repetition. Of
// equal places there is one Frame.
type Frame struct {
	FrameKey
	Number int
	Round  int // of the Matcher's, in which it was last looked at
}

// FrameKey is what makes a Frame.
type FrameKey struct {
	Node *Node
	At   int
	Up   *Frame // where it goes on behind Node; nil: the answer is at its end
}

// State is all places at which an answer may be.
type State struct {
	Places []*Frame // before a character, ascending by Number
	Ends   bool     // the answer may end here
	Next   map[rune]*State
	Begun  map[string]bool // whether a character may come that begins with these bytes
}

// Matcher follows an answer through a grammar. One thread at a time.
type Matcher struct {
	Rules   map[string]*Node
	Now     *State
	Begun   string // the first bytes of a character that is not yet whole
	Work    int    // see MaxWork
	Numbers int    // the last Frame's
	Round   int    // of looking for places
	Kept    int    // see MaxKept
	Frames  map[FrameKey]*Frame
	States  map[string]*State // by their places
	Steps   map[string]*State // by the places behind the character, before others are left or entered
}
