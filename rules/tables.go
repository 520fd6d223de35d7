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
	"buffer": {Layer: 1, About: "bytes that wait to be sent or parsed"},
	"utils": {Layer: 2, About: "what every area needs, on top of the standard library and the kernel", Functions: 2,
		Rooms: map[string]Room{
			"scan": {1, "JSON texts, read byte by byte"},
		}},
	"connection": {Layer: 3, About: "one client: its socket, its buffers, its deadline"},
	"rkllm": {Layer: 4, About: "the vendor's library, behind one thread", Functions: 8, Rooms: map[string]Room{
		"layout":    {1, "the structures of the C API in memory, written from JSON and read into JSON"},
		"library":   {2, "the vendor's library: found, opened, its version known"},
		"call":      {3, "what every call of the library needs before and after it"},
		"arguments": {4, "the arguments of calls, as the structures need them"},
		"queue":     {5, "the calls that wait for the worker"},
		"crash":     {6, "what is reported when the library crashes"},
		"run":       {7, "a run's callbacks on their way to the client"},
	}},
	"jsonrpc": {Layer: 5, About: "JSON-RPC 2.0: framing, requests, answers, the methods"},
	"engine": {Layer: 6, About: "llama.cpp in this process", Rooms: map[string]Room{
		"gguf":         {1, "model files: their headers read and checked"},
		"memory":       {2, "how much memory a model takes, and how much there is"},
		"variants":     {3, "the CPU code that fits the processor"},
		"model":        {4, "a loaded model and its vocabulary"},
		"context":      {5, "a context: KV cache, batches, logits, samplers, adapters"},
		"prompt_cache": {6, "files of prompt caches"},
		"template":     {7, "chat templates"},
		"pool":         {8, "several sequences computed together"},
		"inspect":      {9, "what a model file holds, for people"},
	}},
	"librkllmrt": {Layer: 7, About: "the vendor's interface, answered by the engine", Rooms: map[string]Room{
		"read":   {1, "the caller's structures, read and checked"},
		"cache":  {2, "what of a context is kept between runs"},
		"prompt": {3, "prompts and conversations, as tokens"},
		"handle": {4, "the handles that callers hold"},
		"run":    {5, "a run, from its arguments to its last callback"},
		"abi":    {6, "the functions of the C API"},
	}},
	"demo":          {Layer: 7, Development: true, About: "a small model, made on the spot"},
	"kakeya_client": {Layer: 7, Development: true, About: "a client of the Kakeya protocol, in Go, for others"},
	"generation": {Layer: 8, About: "answers in sessions, whatever computes them", Functions: 1, Rooms: map[string]Room{
		"request":  {2, "requests, checked"},
		"steering": {3, "what is done to a run while it goes on"},
		"hub":      {4, "the backend over the model that is loaded"},
		"session":  {5, "conversations that are kept"},
		"run":      {6, "a run, from its request to its end"},
		"library":  {7, "a vendor's library as a backend"},
		"embedded": {8, "the engine as a backend"},
	}},
	"faces": {Layer: 10, About: "the protocols above generation", Rooms: map[string]Room{
		"stream":               {1, "an answer as a stream of messages, for every protocol"},
		"session":              {2, "a client that has one request at a time (UMA, the chat)"},
		"lines":                {3, "lines of JSON on standard input (rkllmd generate)"},
		"uma":                  {3, "UMA frames and lines over a Unix socket"},
		"swarm":                {3, "the chat over Hyperswarm"},
		"kakeya":               {3, "token sessions over gRPC"},
		"websocket":            {3, "WebSocket: frames, messages, connections"},
		"web":                  {3, "HTTP: who may ask, refusals, server-sent events"},
		"websocket_generation": {4, "generations over WebSocket"},
		"metrics":              {4, "what is counted for Prometheus"},
		"rest":                 {5, "the paths of HTTP, and the page"},
	}},
	"server": {Layer: 11, About: "the event loop and its sockets", Functions: 3, Rooms: map[string]Room{
		"deadline": {1, "when the loop must look at a client again"},
		"client":   {2, "a client on the loop, from its arrival to its end"},
	}},
	"cli": {Layer: 12, About: "the command line", Rooms: map[string]Room{
		"settings": {1, "settings from flags, the environment and files"},
		"terminal": {2, "what a person sees and types"},
		"library":  {3, "which library is served"},
		"daemon":   {4, "a daemon, seen by its client"},
		"doctor":   {5, "rkllmd doctor"},
		"uma":      {6, "rkllmd uma"},
		"swarm":    {7, "rkllmd swarm"},
		"run":      {8, "rkllmd run, call and generate"},
		"talk":     {9, "one answer of a chat"},
		"chat":     {10, "rkllmd chat"},
		"load":     {11, "models loaded and unloaded for everybody"},
		"serve":    {12, "rkllmd serve: all servers, wired together"},
		"commands": {13, "the commands and their flags"},
	}},
	// dropin lies above all others: its C functions have the vendor's names, which the daemon must not have.
	"dropin": {Layer: 13, About: "librkllmrt.so, for programs that are linked to the vendor's library"},
	"bench":  {Layer: 13, Development: true, About: "how fast it is, beside others"},
	"rules": {Layer: 13, Development: true, About: "the checker of RULES.md", Rooms: map[string]Room{
		"c":         {1, "C text"},
		"finding":   {1, "a breach, made, written and put in order"},
		"tree":      {2, "the files of a project and what they import"},
		"index":     {3, "the files INDEX.md"},
		"documents": {4, "documents that are written from the sources, and their links"},
		"check":     {5, "one rule each, and all of them"},
	}},
}

// SupportRooms is the rooms of tests/support, and StoryRooms those of tests/whole.
var (
	SupportRooms = map[string]bool{
		"conformance_api": true, "conformance_library": true, "daemon": true, "dropin_programs": true, "engine": true,
		"faces": true, "generation": true, "librkllmrt": true, "models": true, "project": true,
		"rkllm": true, "server": true, "terminal": true,
	}
	StoryRooms = map[string]bool{
		"dropin": true, "embedded": true, "generation": true, "jsonrpc": true, "kakeya": true,
		"library": true, "program": true, "swarm": true, "uma": true, "web": true,
		"websocket": true,
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
