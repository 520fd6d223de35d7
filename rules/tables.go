package rules

import "regexp"

// The largest function body.
const (
	MaxLines   = 60 // source lines between its outer braces
	MaxNesting = 3  // blocks inside blocks
)

// IndexCommand writes INDEX.md.
const IndexCommand = "RKLLMD_WRITE_INDEX=1 go test -count=1 ./tests/rules/check_tree"

// MaxCallers is how many callers a line of INDEX.md names; of more it gives the number and the areas.
const MaxCallers = 6

// CPrefix may stand before the name of a C function: the names of C are global, and shared with the vendor's library.
const CPrefix = "rkllmd_"

// Area is a folder of the root that holds functions.
type Area struct {
	// Layer is its height: an area imports areas of lower layers and itself.
	Layer int
	// Development marks what is no part of the daemon: its packages are reached from the tests, and no other area may import
	// them. A program may, where Programs says so.
	Development bool
}

// Areas is the folders of the root that hold functions. A new area is a new line here and in ReadingOrder.
var Areas = map[string]Area{
	"buffer":     {Layer: 1},
	"utils":      {Layer: 2},
	"connection": {Layer: 3},
	"rkllm":      {Layer: 4},
	"jsonrpc":    {Layer: 5},
	"engine":     {Layer: 6},
	"librkllmrt": {Layer: 7},
	"demo":       {Layer: 7, Development: true},
	"generation": {Layer: 8},
	"completion": {Layer: 9},
	"lines":      {Layer: 10},
	"uma":        {Layer: 10},
	"swarm":      {Layer: 10},
	"kakeya":     {Layer: 10},
	"websocket":  {Layer: 10},
	"web":        {Layer: 10},
	"server":     {Layer: 11},
	"cli":        {Layer: 12},
	"dropin":     {Layer: 13}, // above all others: its C functions have the vendor's names, which the daemon must not have
	"bench":      {Layer: 13, Development: true},
	"rules":      {Layer: 13, Development: true},

	"kakeya_client": {Layer: 7, Development: true}, // for programs of others, in Go
}

// Programs is the files that hold a func main, and the areas that each may import. The program in the folder of an area leaves
// no room for nouns there: a folder holds one package.
var Programs = map[string][]string{
	"main.go":            {"cli", "librkllmrt", "engine", "generation", "demo"},
	"main_noembedded.go": {"cli"}, // the same program without the embedded runtime
	"dropin/main.go":     {"dropin"},
}

// ReadingOrder is the areas as INDEX.md lists them: in the order in which a request meets them.
var ReadingOrder = []string{
	"server", "connection", "buffer", "utils", "jsonrpc", "rkllm", "librkllmrt", "dropin", "engine", "generation",
	"lines", "uma", "swarm", "kakeya", "kakeya_client", "completion", "websocket", "web", "cli", "demo", "bench", "rules",
}

// SourceSuffixes is the files that the go command would compile, by suffix. Only those set to true may exist, and .cpp only
// under tests/support.
var SourceSuffixes = map[string]bool{
	".go": true, ".c": true, ".h": true,
	".cpp": true, ".cc": false, ".cxx": false, ".hh": false, ".hpp": false, ".hxx": false, ".m": false, ".f": false,
	".F": false, ".for": false, ".f90": false, ".s": false, ".S": false, ".sx": false, ".swig": false, ".swigcxx": false,
	".syso": false,
}

// SkippedFolders is the folders of the root that hold no source: build output and what other tools fetch. Folders of the
// root whose name begins with a dot are skipped as well. Below the root nothing is skipped.
var SkippedFolders = map[string]bool{"bin": true, "node_modules": true}

var (
	// GeneratedMark is the line that every file under gen/ carries.
	GeneratedMark = regexp.MustCompile(`(?m)^// Code generated .* DO NOT EDIT\.$`)
	// SnakeCase is a name. One word with capitals is known: the C function rkllm_createDefaultParam is spelled so.
	SnakeCase = regexp.MustCompile(`^[a-z][a-z0-9]*(_([a-z0-9]+|createDefaultParam))*$`)
	// CNoise is what is not code in C text: comments, strings, characters, preprocessor lines with their continuations.
	CNoise = regexp.MustCompile(`(?s)/\*.*?\*/|//(?:\\.|[^\n\\])*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|` +
		`(?m:^)[ \t]*#(?:/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\\\r\n|\\.|[^\n\\])*`)
	// CAttribute is an attribute of a declaration, whose parentheses are not those of parameters.
	CAttribute = regexp.MustCompile(`__attribute__\s*\(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\)`)
	// CFunctionName finds the name in what stands before a C function's brace.
	CFunctionName = regexp.MustCompile(`(\w+)\s*\(`)
	// CScope is what stands before the brace of a scope in which functions may stand. Of extern "C" the string is blanked.
	CScope = regexp.MustCompile(`^\s*(?:extern|(?:inline\s+)?namespace\b[\w:\s]*|(?:typedef\s+|template\s*<[^{}]*>\s*)?(?:struct|class|union)\b[\w:\s,<>]*)\s*$`)
	// CLeadingComment is the comment that a C file begins with.
	CLeadingComment = regexp.MustCompile(`(?s)^\s*(?:/\*.*?\*/|(?://[^\n]*\n)+)`)
	// SettingHelp takes the help of a setting apart (cli/add_setting_flags): its words, its variable, its default.
	SettingHelp = regexp.MustCompile(`^(.*) \((RKLLMD?_[A-Z_]+)(?:, default (.*))?\)$`)
	// RunsOn finds the thread in a doc comment: from the label to the end of the sentence or paragraph, or the next label.
	RunsOn = regexp.MustCompile(`(?s)\*\*Runs on:\*\*\s*(.*?)(?:[.;]?\s*\*\*|[.;]\s|[.;]?$|[.;]?\n\n)`)
)
