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

// ClientPrefix stands before the name of each function of the C client, which is linked into programs of others.
const ClientPrefix = "rkllmc_"

// LlamaTable is the package that may name llama.cpp's functions: it fills the pointers by which the engine calls them.
const LlamaTable = "engine/llama/use_functions"

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
	Face  string // the protocol that it serves, if it serves one: rooms of different faces never import each other
}

// Areas is the folders of the root that hold functions. A new area is a new line here and in ReadingOrder.
var Areas = map[string]Area{
	"buffer": {Layer: 1, About: "bytes that wait to be sent or parsed"},
	"utils": {Layer: 2, About: "what every area needs, on top of the standard library and the kernel", Functions: 2,
		Rooms: map[string]Room{
			"scan":  {Layer: 1, About: "JSON texts, read byte by byte"},
			"turns": {Layer: 1, About: "who of those that wait goes first"},
		}},
	"jinja": {Layer: 3, About: "chat templates, as Python's jinja2 means them", Functions: 30, Rooms: map[string]Room{
		"budget": {Layer: 1, About: "what a rendering may use, and how it ends when that is not enough"},
		"text":   {Layer: 2, About: "texts whose characters know where they come from"},
		"number": {Layer: 3, About: "numbers, as Python has them"},
		"value": {Layer: 4,
			About: "values: whether they are true or equal, in which order, how they are written"},
		"iterate":   {Layer: 5, About: "values, one by one"},
		"member":    {Layer: 6, About: "attributes, items and parts of values"},
		"lexer":     {Layer: 7, About: "a template, divided into tokens"},
		"token":     {Layer: 8, About: "tokens, looked at and gone past"},
		"parser":    {Layer: 9, About: "expressions, parsed"},
		"block":     {Layer: 10, About: "statements, parsed"},
		"scope":     {Layer: 11, About: "which variable a name is"},
		"call":      {Layer: 12, About: "functions, macros and loops, called"},
		"format":    {Layer: 13, About: "the operator % and str.format"},
		"json":      {Layer: 14, About: "values, written as JSON"},
		"read":      {Layer: 14, About: "values, read from JSON"},
		"evaluate":  {Layer: 15, About: "expressions, computed"},
		"method":    {Layer: 16, About: "the methods of texts, lists and dictionaries"},
		"predicate": {Layer: 17, About: "the tests behind is"},
		"function":  {Layer: 18, About: "the functions of the environment"},
		"filter":    {Layer: 19, About: "the filters for one value"},
		"select":    {Layer: 20, About: "the filters that choose, sort and sum up"},
		"render":    {Layer: 21, About: "statements, carried out"},
	}},
	"grammar": {Layer: 3, About: "JSON Schemas as grammars that an answer is held to", Functions: 6,
		Rooms: map[string]Room{
			"schema":  {Layer: 1, About: "schemas, read, followed and merged"},
			"rule":    {Layer: 2, About: "rules of a grammar, written"},
			"number":  {Layer: 3, About: "numbers of a range"},
			"text":    {Layer: 4, About: "texts of a length, a pattern or a format"},
			"convert": {Layer: 5, About: "values, objects and arrays"},
			"source":  {Layer: 5, About: "grammars that clients write, read and checked"},
			"match":   {Layer: 5, About: "answers, followed through a grammar"},
		}},
	"store": {Layer: 3, About: "the models on this machine, and how they get there", Functions: 1,
		Rooms: map[string]Room{
			"source": {Layer: 2, About: "what people call models, and where they come from"},
			"folder": {Layer: 3, About: "folders of models, looked through"},
			"remote": {Layer: 4, About: "hubs, asked"},
			"choice": {Layer: 5, About: "which files of a repository are fetched"},
			"fetch":  {Layer: 6, About: "one file, downloaded"},
			"pull":   {Layer: 7, About: "a model, from its name to its files"},
		}},
	"connection": {Layer: 3, About: "one client: its socket, its buffers, its deadline"},
	"rkllm": {Layer: 4, About: "the vendor's library, behind one thread", Functions: 9, Rooms: map[string]Room{
		"arena":     {Layer: 1, About: "memory that is shared with the library's process"},
		"layout":    {Layer: 2, About: "the structures of the C API in memory, written from JSON and read into JSON"},
		"library":   {Layer: 3, About: "the vendor's library, how it is found and opened, and its version"},
		"call":      {Layer: 4, About: "what every call of the library needs before and after it"},
		"versions":  {Layer: 4, About: "several versions of the library, and what is remembered of them"},
		"arguments": {Layer: 5, About: "the arguments of calls, as the structures need them"},
		"queue":     {Layer: 6, About: "the calls that wait for the worker"},
		"crash":     {Layer: 7, About: "what is reported when the library crashes"},
		"run":       {Layer: 8, About: "a run's callbacks on their way to the client"},
		"load":      {Layer: 10, About: "a model that is loaded, by whichever version of the library can"},
		"reload":    {Layer: 10, About: "a model that is loaded again, because the library has died"},
	}},
	"isolation": {Layer: 5, About: "the vendor's library in a process of its own", Rooms: map[string]Room{
		"inside":  {Layer: 1, About: "what runs in that process, in C"},
		"process": {Layer: 2, About: "the process, as the daemon sees it: its start, its messages, its end"},
		"seam":    {Layer: 3, About: "the functions of the C API, answered by the process"},
	}},
	"jsonrpc": {Layer: 5, About: "JSON-RPC 2.0: framing, requests, answers, the methods", Functions: 2,
		Rooms: map[string]Room{
			"openrpc": {Layer: 1, About: "the methods, described for programs"},
		}},
	"engine": {Layer: 6, About: "llama.cpp in this process", Rooms: map[string]Room{
		"llama":        {Layer: 1, About: "a llama.cpp of the user's own, in the place of this program's"},
		"charsmap":     {Layer: 1, About: "the tables by which tokenizers rewrite texts"},
		"variants":     {Layer: 1, About: "the CPU code that fits the processor"},
		"gguf":         {Layer: 2, About: "model files, whose headers are read and checked"},
		"products":     {Layer: 2, About: "matrix products, in the place of ggml's"},
		"memory":       {Layer: 3, About: "how much memory a model takes, and how much there is"},
		"attention":    {Layer: 3, About: "attention, in the place of ggml's"},
		"model":        {Layer: 5, About: "a loaded model and its vocabulary"},
		"context":      {Layer: 6, About: "contexts, with their KV cache, batches, logits and adapters"},
		"sampler":      {Layer: 7, About: "how the next token is chosen: samplers, and grammars beside them"},
		"embedding":    {Layer: 7, About: "texts as vectors"},
		"prompt_cache": {Layer: 7, About: "files of prompt caches"},
		"template":     {Layer: 8, About: "chat templates"},
		"plan":         {Layer: 8, About: "what the next step of a pool computes"},
		"pool":         {Layer: 9, About: "several sequences computed together"},
		"inspect":      {Layer: 10, About: "what a model file holds, for people"},
	}},
	"librkllmrt": {Layer: 7, About: "the vendor's interface, answered by the engine", Rooms: map[string]Room{
		"read":   {Layer: 1, About: "the caller's structures, read and checked"},
		"cache":  {Layer: 2, About: "what of a context is kept between runs"},
		"prompt": {Layer: 3, About: "prompts and conversations, as tokens"},
		"handle": {Layer: 4, About: "the handles that callers hold"},
		"run":    {Layer: 5, About: "a run, from its arguments to its last callback"},
		"abi":    {Layer: 6, About: "the functions of the C API"},
	}},
	"demo":          {Layer: 7, Development: true, About: "a small model, made on the spot"},
	"kakeya_client": {Layer: 7, Development: true, About: "a client of the Kakeya protocol, in Go, for others"},
	"generation": {Layer: 8, About: "answers in sessions, whatever computes them", Functions: 1,
		Rooms: map[string]Room{
			"calls":    {Layer: 1, About: "calls of functions, in what a model writes"},
			"request":  {Layer: 2, About: "requests, checked"},
			"steering": {Layer: 3, About: "what is done to a run while it goes on"},
			"hub":      {Layer: 4, About: "the backend over the model that is loaded"},
			"session":  {Layer: 5, About: "conversations that are kept"},
			"run":      {Layer: 6, About: "a run, from its request to its end"},
			"library":  {Layer: 7, About: "a vendor's library as a backend"},
			"embedded": {Layer: 8, About: "the engine as a backend"},
		}},
	"models": {Layer: 9, About: "several models at once, by their names"},
	"fleet": {Layer: 9, About: "many daemons that serve as one, over NATS", Rooms: map[string]Room{
		"wire":     {Layer: 1, About: "messages over NATS"},
		"output":   {Layer: 1, About: "what members tell of runs, as bytes on their way"},
		"link":     {Layer: 1, About: "messages between two processes of one machine"},
		"setup":    {Layer: 1, About: "the keys, certificates and configuration of a fleet's server"},
		"member":   {Layer: 2, About: "a daemon that computes for gateways"},
		"gateway":  {Layer: 2, About: "a daemon whose front-ends serve what members compute"},
		"question": {Layer: 2, About: "what any member of a class is asked: texts, tokens and vectors"},
		"catalog":  {Layer: 3, About: "the models that the fleet has, by their names"},
	}},
	"upstream": {Layer: 9, About: "another server as a backend, over OpenAI's protocol", Rooms: map[string]Room{
		"wire":  {Layer: 1, About: "OpenAI's protocol, as a client speaks it"},
		"relay": {Layer: 2, About: "the backend: runs that wait, are asked for, and are told as they come"},
	}},
	"faces": {Layer: 10, About: "the protocols above generation", Rooms: map[string]Room{
		"exposition":           {Layer: 1, About: "figures, and the page of them that Prometheus reads"},
		"conversation":         {Layer: 1, About: "messages, and what else a chat template is told"},
		"stream":               {Layer: 2, About: "an answer as a stream of messages, for every protocol"},
		"session":              {Layer: 3, About: "a client that has one request at a time (UMA, the chat)"},
		"lines":                {Layer: 4, About: "lines of JSON on standard input (rkllmd generate)", Face: "lines"},
		"uma":                  {Layer: 4, About: "UMA frames and lines over a Unix socket", Face: "uma"},
		"swarm":                {Layer: 4, About: "the chat over Hyperswarm", Face: "swarm"},
		"kakeya":               {Layer: 4, About: "token sessions over gRPC", Face: "kakeya"},
		"kakeya_server":        {Layer: 5, About: "the server that token sessions are served by", Face: "kakeya"},
		"websocket":            {Layer: 4, About: "WebSocket, its frames and messages", Face: "websocket"},
		"web":                  {Layer: 4, About: "HTTP: who may ask, refusals, event streams", Face: "web"},
		"websocket_generation": {Layer: 5, About: "generations over WebSocket", Face: "websocket"},
		"openai":               {Layer: 5, About: "what OpenAI's clients ask for over HTTP, and refusals", Face: "web"},
		"openai_answers":       {Layer: 6, About: "answers to OpenAI's clients, as a whole and in chunks", Face: "web"},
		"responses":            {Layer: 6, About: "responses, as OpenAI's clients ask for them", Face: "web"},
		"anthropic":            {Layer: 6, About: "messages, as Anthropic's clients ask for them", Face: "web"},
		"metrics":              {Layer: 5, About: "what is counted for Prometheus", Face: "web"},
		"ollama":               {Layer: 6, About: "the requests that Ollama's clients send over HTTP", Face: "web"},
		"ollama_models":        {Layer: 7, About: "models got and removed by Ollama's clients over HTTP", Face: "web"},
		"embeddings":           {Layer: 7, About: "texts as vectors, for OpenAI's clients and Ollama's", Face: "web"},
		"rest":                 {Layer: 8, About: "the paths of HTTP, and the page", Face: "web"},
	}},
	"server": {Layer: 5, About: "the event loop and its sockets", Functions: 3, Rooms: map[string]Room{
		"deadline": {Layer: 1, About: "when the loop must look at a client again"},
		"client":   {Layer: 2, About: "a client on the loop, from its arrival to its end"},
	}},
	"cli": {Layer: 12, About: "the command line", Rooms: map[string]Room{
		"settings": {Layer: 1, About: "settings from flags, the environment and files"},
		"table":    {Layer: 1, About: "tables of Markdown: what one is, its rows and sides"},
		"signs":    {Layer: 1, About: "characters on a terminal: how wide they are, and which of them may reach it"},
		"markdown": {Layer: 2, About: "answers as a terminal shows them: words that wrap, and Markdown as it streams"},
		"terminal": {Layer: 3, About: "what a person sees and types"},
		"config":   {Layer: 2, About: "the configuration file"},
		"upstream": {Layer: 2, About: "the settings of an upstream server"},
		"manual":   {Layer: 3, About: "pages of the manual"},
		"install":  {Layer: 4, About: "what stands beside the program where it is installed"},
		"service":  {Layer: 3, About: "the service manager: the sockets that it makes, and what it is told"},
		"library":  {Layer: 3, About: "which library is served"},
		"worker":   {Layer: 4, About: "the embedded runtime in a process of its own: what runs there, and who asks it"},
		"daemon":   {Layer: 4, About: "a daemon, seen by its client"},
		"units":    {Layer: 5, About: "the service on this machine, installed, looked at, removed"},
		"doctor":   {Layer: 6, About: "rkllmd doctor"},
		"uma":      {Layer: 6, About: "rkllmd uma"},
		"swarm":    {Layer: 7, About: "rkllmd swarm"},
		"store":    {Layer: 7, About: "rkllmd pull, list, show, rm and cp"},
		"talk":     {Layer: 8, About: "one answer of a chat"},
		"run":      {Layer: 9, About: "rkllmd run, call, generate, ps and stop"},
		"chat":     {Layer: 10, About: "rkllmd chat"},
		"load":     {Layer: 11, About: "models loaded and unloaded for everybody"},
		"fleet":    {Layer: 11, About: "this daemon in the fleet"},
		"idle":     {Layer: 11, About: "a daemon that ends when nobody uses it"},
		"serve":    {Layer: 12, About: "rkllmd serve, which wires all servers together"},
		"commands": {Layer: 13, About: "the commands and their flags"},
	}},
	// dropin lies above all others: its C functions have the vendor's names, which the daemon must not have.
	"dropin": {Layer: 13, About: "librkllmrt.so, for programs that are linked to the vendor's library", Functions: 2,
		Rooms: map[string]Room{
			"call": {Layer: 1, About: "calls on their way to the runtime's threads, and callbacks on their way back"},
		}},
	"bench": {Layer: 13, Development: true, About: "how fast it is, beside others", Functions: 2,
		Rooms: map[string]Room{"streams": {Layer: 1, About: "what a token takes to its client"}}},
	"rules": {Layer: 13, Development: true, About: "the checker of RULES.md", Rooms: map[string]Room{
		"c":         {Layer: 1, About: "C text"},
		"finding":   {Layer: 1, About: "a breach, made, written and put in order"},
		"tree":      {Layer: 2, About: "the files of a project and what they import"},
		"index":     {Layer: 3, About: "the files INDEX.md"},
		"openapi":   {Layer: 4, About: "the HTTP front-end, described for programs"},
		"documents": {Layer: 4, About: "documents that are written from the sources, and their links"},
		"check":     {Layer: 5, About: "one rule each, and all of them"},
	}},
}

// SupportRooms is the rooms of tests/support, and StoryRooms those of tests/whole.
var (
	SupportRooms = map[string]bool{
		"conformance_api": true, "conformance_faults": true, "conformance_library": true,
		"daemon": true, "dropin_programs": true, "engine": true,
		"faces": true, "fleet": true, "generation": true,
		"grammar": true, "hub": true, "librkllmrt": true, "models": true,
		"project": true,
		"rkllm":   true, "server": true, "terminal": true, "chaos": true,
	}
	StoryRooms = map[string]bool{
		"continuation": true, "documents": true, "fleet": true,
		"dropin": true, "embedded": true, "generation": true, "isolation": true, "jinja": true, "jsonrpc": true,
		"versions": true, "kakeya": true,
		"library": true, "models": true, "program": true, "store": true, "swarm": true, "uma": true, "web": true,
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
	"build/lint/main.go": {}, // a module of its own
}

// ReadingOrder is the areas as INDEX.md lists them: in the order in which a request meets them.
var ReadingOrder = []string{
	"server", "connection", "buffer", "utils", "jsonrpc", "rkllm", "isolation", "librkllmrt", "dropin", "engine",
	"jinja", "grammar", "generation", "models", "fleet", "upstream", "store", "faces", "kakeya_client", "cli", "demo",
	"bench", "rules",
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

// SkippedFolders is the folders that hold no source, by their paths from the root: build output and what other tools
// fetch. Folders of the root whose name begins with a dot are skipped as well. Nothing else is skipped.
var SkippedFolders = map[string]bool{
	"bin": true, "node_modules": true, "tests/clients/node_modules": true,
	"clients/rkllm-typescript/dist": true, "clients/rkllm-typescript/node_modules": true,
}

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
	// LlamaWord finds the names of llama.cpp in C text: first what makes it a type, then the name.
	LlamaWord = regexp.MustCompile(`(\b(?:struct|enum)\s+)?\b(llama_\w+)`)
	// CLeadingComment is the comment that a C file begins with.
	CLeadingComment = regexp.MustCompile(`(?s)^\s*(?:/\*.*?\*/|(?://[^\n]*\n)+)`)
	// RunsOn finds the thread in a doc comment: from the label to the end of the sentence or paragraph, or the next
	// label.
	RunsOn = regexp.MustCompile(`(?s)\*\*Runs on:\*\*\s*(.*?)(?:\.?\s*\*\*|\.\s|\.?$|\.?\n\n)`)
	// Directive is a line that the go command reads and that cannot be broken: //go:... and #cgo.
	Directive = regexp.MustCompile(`^(?://go:|(?://)?\s*#cgo\s)`)
	// SettingHelp takes the help of a setting apart (cli/settings/add_setting_flags): its words, its variable and
	// its default.
	SettingHelp = regexp.MustCompile(`^(.*) \((RKLLMD?_[A-Z_]+)(?:, default (.*))?\)$`)
)
