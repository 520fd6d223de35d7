package rules

import "regexp"

// How large things may be.
const (
	MaxLines     = 60  // source lines between the outer braces of a function
	MaxNesting   = 3   // blocks inside blocks
	MaxLineWidth = 120 // columns of a line of Go
	TabWidth     = 4   // columns of a tab, at most
	MaxFunctions = 40  // functions side by side in a folder, and stories in a room
)

// IndexCommand writes INDEX.md.
const IndexCommand = "RKLLMD_WRITE_INDEX=1 go test -count=1 -vet=off -run TestCheckTree ./tests/rules/check"

// MaxCallers is how many callers a line of INDEX.md names; of more it gives the number and the areas.
const MaxCallers = 6

// CPrefix may stand before the name of a C function: the names of C are global, and shared with the vendor's library.
const CPrefix = "rkllmd_"

// Area is a folder of the root that holds functions.
type Area struct {
	About string // what it is, for the index
	// Layer is its height: an area imports areas of lower layers and itself.
	Layer int
	// Development marks what is no part of the daemon: its packages are reached from the tests, and no other area may
	// import them. A program may, where Programs says so.
	Development bool
	// Rooms is the folders of the area that hold functions in their turn. Any other folder is a function.
	Rooms map[string]Room
	// Functions is the height of the functions at the area's root among its rooms.
	Functions int
	// Nouns is the height of the nouns at the area's root: they import nouns of lower rooms. All rooms may import them.
	Nouns int
}

// Room is a folder of an area that holds functions and their nouns.
type Room struct {
	// Layer is its height: a room imports lower rooms of its area and itself, and the nouns at the area's root.
	Layer int
	About string // what it is, for the index
}

// Areas is the folders of the root that hold functions. A new area is a new line here and in ReadingOrder.
var Areas = map[string]Area{
	"buffer":     {Layer: 1, About: "bytes that wait to be sent or parsed"},
	"utils":      {Layer: 2, About: "what every area needs, on top of the standard library and the kernel"},
	"connection": {Layer: 3, About: "one client: its socket, its buffers, its deadline"},
	"rkllm": {Layer: 4, About: "the vendor's library, behind one thread", Functions: 6, Rooms: map[string]Room{
		"layout":  {1, "the structures of the C interface, as each version lays them out"},
		"library": {2, "finding, opening and closing the library"},
		"call":    {3, "one call of C each"},
		"queue":   {4, "the calls that wait for the library's thread"},
		"crash":   {5, "what is told when the library takes the process down"},
	}},
	"jsonrpc": {Layer: 5, About: "JSON-RPC 2.0: framing, requests, answers, the methods"},
	"engine": {Layer: 6, About: "llama.cpp in this process", Functions: 9, Rooms: map[string]Room{
		"gguf":         {1, "files of models"},
		"inspect":      {2, "what a file of a model says of itself"},
		"variants":     {2, "the builds of llama.cpp, one for each kind of processor"},
		"memory":       {3, "how much memory a model needs and the machine has"},
		"model":        {4, "a loaded model: its vocabulary and its weights"},
		"template":     {5, "chat templates"},
		"context":      {6, "a context: its cells, its sequences, its logits"},
		"prompt_cache": {7, "prompts that were computed already, on disk"},
		"pool":         {8, "many answers at a time from one context"},
	}},
	"librkllmrt": {Layer: 7, About: "the vendor's interface, answered by the engine", Rooms: map[string]Room{
		"abi":    {1, "the structures of C, read and written"},
		"read":   {2, "the caller's arguments as values"},
		"handle": {3, "the handles that callers hold"},
		"prompt": {4, "prompts as tokens"},
		"cache":  {5, "prompt caches and the context's memory"},
		"run":    {6, "one run, from its arguments to its last callback"},
	}},
	"demo":          {Layer: 7, Development: true, About: "a small model, made on the spot"},
	"kakeya_client": {Layer: 7, Development: true, About: "a client of the Kakeya protocol, in Go, for others"},
	"generation": {Layer: 8, About: "answers in sessions, whatever computes them", Functions: 6, Rooms: map[string]Room{
		"run":      {1, "one answer, from its request to its end"},
		"vendor":   {2, "the vendor's library as a backend"},
		"embedded": {2, "the engine as a backend"},
		"session":  {3, "conversations that are remembered"},
		"hub":      {4, "the backends there are, and who uses them"},
	}},
	"faces": {Layer: 10, About: "the protocols above generation", Rooms: map[string]Room{
		"stream":    {1, "an answer as a stream of pieces, for every protocol"},
		"lines":     {2, "lines of JSON"},
		"uma":       {2, "the UMA runtime protocol"},
		"swarm":     {2, "chats in the Hyperswarm"},
		"kakeya":    {2, "the Kakeya protocol, over gRPC"},
		"websocket": {2, "WebSocket, RFC 6455"},
		"web":       {2, "HTTP: the page, OpenAI's interface, metrics"},
	}},
	"server": {Layer: 11, About: "the event loop and its sockets"},
	"cli": {Layer: 12, About: "the command line", Functions: 9, Rooms: map[string]Room{
		"settings": {1, "flags, environment variables and files of settings"},
		"library":  {2, "which library a command uses"},
		"daemon":   {3, "a daemon that runs, seen from a command"},
		"doctor":   {4, "what is wrong with this machine"},
		"uma":      {4, "the commands of the UMA runtime protocol"},
		"swarm":    {4, "the commands of the Hyperswarm"},
		"chat":     {5, "a conversation in the terminal"},
		"serve":    {6, "the daemon, wired together"},
		"commands": {8, "the other commands"},
	}},
	// dropin lies above all others: its C functions have the vendor's names, which the daemon must not have.
	"dropin": {Layer: 13, About: "librkllmrt.so, for programs that are linked to the vendor's library"},
	"bench":  {Layer: 13, Development: true, About: "how fast it is, beside others"},
	"rules": {Layer: 13, Development: true, About: "the checker of RULES.md", Rooms: map[string]Room{
		"c":       {1, "C text"},
		"finding": {1, "a breach, made, written and put in order"},
		"tree":    {2, "the files of a project and what they import"},
		"index":   {3, "the files INDEX.md"},
		"check":   {4, "one rule each, and all of them"},
	}},
}

// SupportRooms is the rooms of tests/support, and StoryRooms those of tests/whole.
var (
	SupportRooms = map[string]bool{
		"daemon": true, "model": true, "library": true, "client": true, "machine": true, "answer": true, "bench": true,
	}
	StoryRooms = map[string]bool{
		"jsonrpc": true, "generation": true, "embedded": true, "conformance": true, "dropin": true, "faces": true,
		"cli": true, "release": true,
	}
)

// Crowds is the folders that hold more than MaxFunctions, and why.
var Crowds = map[string]string{}

// Programs is the files that hold a func main, and the areas that each may import. The program in the folder of an area
// leaves no room for nouns there: a folder holds one package.
var Programs = map[string][]string{
	"main.go":            {"cli", "librkllmrt", "engine", "generation", "demo"},
	"main_noembedded.go": {"cli"}, // the same program without the embedded runtime
	"dropin/main.go":     {"dropin"},
}

// ReadingOrder is the areas as INDEX.md lists them: in the order in which a request meets them.
var ReadingOrder = []string{
	"server", "connection", "buffer", "utils", "jsonrpc", "rkllm", "librkllmrt", "dropin", "engine", "generation",
	"faces", "kakeya_client", "cli", "demo", "bench", "rules",
}

// SourceSuffixes is the files that the go command would compile, by suffix. Only those set to true may exist, and .cpp
// only under tests/.
var SourceSuffixes = map[string]bool{
	".go": true, ".c": true, ".h": true,
	".cpp": true, ".cc": false, ".cxx": false, ".hh": false, ".hpp": false, ".hxx": false, ".m": false, ".f": false,
	".F": false, ".for": false, ".f90": false, ".s": false, ".S": false, ".sx": false, ".swig": false,
	".swigcxx": false,
	".syso":    false,
}

// SkippedFolders is the folders of the root that hold no source: build output and what other tools fetch. Folders of
// the root whose name begins with a dot are skipped as well. Below the root nothing is skipped.
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
	// CScope is what stands before the brace of a scope in which functions may stand. Of extern "C" the string is
	// blanked.
	CScope = regexp.MustCompile(`^\s*(?:extern|(?:inline\s+)?namespace\b[\w:\s]*|(?:typedef\s+|template\s*<[^{}]*>\s*)?(?:struct|class|union)\b[\w:\s,<>]*)\s*$`)
	// CLeadingComment is the comment that a C file begins with.
	CLeadingComment = regexp.MustCompile(`(?s)^\s*(?:/\*.*?\*/|(?://[^\n]*\n)+)`)
	// RunsOn finds the thread in a doc comment: from the label to the end of the sentence or paragraph, or the next
	// label.
	RunsOn = regexp.MustCompile(`(?s)\*\*Runs on:\*\*\s*(.*?)(?:\.?\s*\*\*|\.\s|\.?$|\.?\n\n)`)
	// Directive is a line that the go command reads and that cannot be broken: //go:... and #cgo.
	Directive = regexp.MustCompile(`^(?://go:|(?://)?\s*#cgo\s)`)
	// SettingHelp takes the help of a setting apart (cli/add_setting_flags): its words, its variable, its default.
	SettingHelp = regexp.MustCompile(`^(.*) \((RKLLMD?_[A-Z_]+)(?:, default (.*))?\)$`)
)
