// Package demo holds the nouns of the models that this project makes itself: GGUF files written from scratch.
package demo

// Pair is one key of a GGUF file. Value is a string, uint32, float32, bool, []string, []byte, []int32 or
// []float32.
type Pair struct {
	Key   string
	Value any
}

// Tensor is one tensor of a GGUF file, 32-bit floats. Shape begins with the length of a row.
type Tensor struct {
	Name  string
	Shape []uint64
	Data  []float32
}

// Token types of a GGUF vocabulary.
const (
	TokenNormal  int32 = 1
	TokenUnknown int32 = 2
	TokenControl int32 = 3
	TokenByte    int32 = 6
)

// Vocabulary is the tokens of a tiny model, and what it says with them.
type Vocabulary struct {
	Texts  []string
	Types  []int32
	Scores []float32 // SentencePiece only
	Merges []string  // byte-pair encoding only
	IDs    map[string]int

	BOS, EOS int // BOS is -1 where there is none
	// Spoken are the tokens that the model chooses among.
	Spoken []int
	// Follows are pairs: after the first token the model always says the second.
	Follows [][2]int
}

// The sizes of a tiny model.
const (
	TinyContext   = 2048
	TinyLayers    = 2
	TinyEmbedding = 64
	TinyHeads     = 4
	TinyKeyHeads  = 2 // grouped-query attention
	TinyHeadSize  = TinyEmbedding / TinyHeads
	TinyForward   = 128
)

// Farewell is the word that a tiny model never says and always answers with its end-of-text token: a prompt that ends
// in it makes an empty answer.
const Farewell = "farewell"

// Characters are those that a tiny model says byte by byte, so that pieces of them reach whoever prints. No two share a
// byte.
var Characters = []string{"é", "ж", "€", "語", "🙃"}

// Words are what a tiny model says.
var Words = []string{
	"a", "about", "above", "after", "again", "air", "all", "along", "and", "answer", "any", "are", "as", "ask", "at",
	"back",
	"be", "before", "bird", "blue", "boat", "book", "both", "bridge", "bright", "but", "by", "call", "calm", "can",
	"city",
	"clear", "cloud", "cold", "come", "day", "deep", "did", "do", "door", "down", "dream", "each", "early", "earth",
	"east",
	"even", "every", "eye", "fall", "far", "field", "find", "fire", "first", "for", "forest", "form", "found", "from",
	"garden",
	"give", "go", "good", "grass", "great", "green", "ground", "had", "hand", "has", "have", "he", "hear", "her",
	"here",
	"high", "hill", "his", "home", "house", "how", "if", "in", "into", "is", "island", "it", "just", "keep", "kind",
	"know",
	"land", "large", "last", "leave", "left", "letter", "life", "light", "like", "line", "little", "long", "look",
	"made",
	"make", "many", "may", "moon", "more", "morning", "most", "mountain", "move", "much", "music", "must", "my", "name",
	"near", "never", "new", "night", "no", "north", "not", "now", "of", "off", "old", "on", "once", "one", "only",
	"open",
	"or", "other", "our", "out", "over", "own", "page", "paper", "part", "path", "people", "place", "plain", "quiet",
	"rain",
	"read", "red", "river", "road", "round", "run", "same", "say", "sea", "see", "set", "she", "ship", "show", "small",
	"snow",
	"so", "some", "song", "soon", "sound", "south", "spring", "star", "stay", "still", "stone", "story", "summer",
	"sun",
	"take", "tell", "than", "that", "the", "their", "them", "then", "there", "they", "thing", "think", "this", "time",
	"to",
	"tree", "turn", "under", "until", "up", "us", "very", "voice", "wait", "walk", "warm", "was", "watch", "water",
	"way",
	"we", "well", "west", "what", "when", "where", "which", "white", "who", "will", "wind", "window", "winter", "with",
	"wood",
	"word", "work", "world", "year", "yes", "yet", "you", "young", "your", "zürich",
}

// Marks are the punctuation that a tiny model says.
var Marks = []string{".", ",", "!", "?", ";", ":"}

// ChatML is the chat template of the tiny models that have one.
const ChatML = "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + " +
	"'<|im_end|>' + '\n'}}" +
	"{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
