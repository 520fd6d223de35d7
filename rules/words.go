package rules

// Verbs is the first words of functions, each with its one meaning.
var Verbs = map[string]string{
	"check": "refuses what is wrong",
	"open":  "opens",
	"load":  "loads",
	"serve": "serves",
	"fill":  "fills",
	"run":   "runs",
	"call":  "makes one call of C",
}

// NamedByOthers is what is not called after rules.Verbs (an area, a room or a function), and who gave it its name.
var NamedByOthers = map[string]string{
	"dropin": "the vendor's header",
}

// Threads is what may stand after the label "Runs on" of a comment.
var Threads = []string{
	"any thread",
	"the loop",
	"the main thread",
}
