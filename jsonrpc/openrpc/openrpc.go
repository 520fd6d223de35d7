// Package openrpc holds the nouns of its room: the methods of this daemon as an OpenRPC document, which is generated
// from the tables that serve them.
package openrpc

// Version is the specification that the documents follow.
const Version = "1.3.2"

// Answered stands behind the name of a structure whose answers differ from what clients give.
const Answered = "Answer"

// ResultPrefix begins the names of the structures that are answered only, and PerfName is one more.
const (
	ResultPrefix = "RKLLMResult"
	PerfName     = "RKLLMPerfStat"
)

// DiscoverName is the method that answers the document.
const DiscoverName = "rpc.discover"

// Schema is a JSON Schema, draft 7, as OpenRPC has them.
type Schema = map[string]any

// Document is an OpenRPC document.
type Document struct {
	OpenRPC       string         `json:"openrpc"`
	Info          Info           `json:"info"`
	Servers       []Server       `json:"servers"`
	Methods       []Method       `json:"methods"`
	Notifications []Notification `json:"x-notifications"`
	Components    Components     `json:"components"`
}

// Info says what is described. Version is the library's.
type Info struct {
	Title       string  `json:"title"`
	Version     string  `json:"version"`
	Description string  `json:"description"`
	License     License `json:"license"`
	Generation  string  `json:"x-generation"`
}

// License is that of the daemon.
type License struct {
	Name string `json:"name"`
}

// Server is where the methods are served.
type Server struct {
	Name    string `json:"name"`
	URL     string `json:"url"`
	Summary string `json:"summary"`
}

// Method is one method. Function is the C function that it calls, Since the first version of the library that has it.
type Method struct {
	Name           string      `json:"name"`
	Summary        string      `json:"summary"`
	Description    string      `json:"description,omitempty"`
	ParamStructure string      `json:"paramStructure"`
	Params         []Content   `json:"params"`
	Result         Content     `json:"result"`
	Errors         []Reference `json:"errors,omitempty"`
	Function       string      `json:"x-function,omitempty"`
	Since          string      `json:"x-since,omitempty"`
	// Supported tells whether the library has the function; nil where no function is called.
	Supported *bool `json:"x-supported,omitempty"`
	// Streams: there are as many answers as the library makes callbacks, all with the request's id.
	Streams bool `json:"x-streams,omitempty"`
}

// Notification is what the daemon sends unanswered, if it was asked to. OpenRPC has no place for it.
type Notification struct {
	Name    string `json:"name"`
	Summary string `json:"summary"`
	Params  Schema `json:"params"`
}

// Content is one argument, or a result.
type Content struct {
	Name     string `json:"name"`
	Summary  string `json:"summary,omitempty"`
	Required bool   `json:"required,omitempty"`
	Schema   any    `json:"schema"`
}

// Reference points to a part of the document.
type Reference struct {
	Ref string `json:"$ref"`
}

// Components are what methods refer to.
type Components struct {
	Schemas map[string]Schema `json:"schemas"`
	Errors  map[string]Error  `json:"errors"`
}

// Error is one error code.
type Error struct {
	Code    int64  `json:"code"`
	Message string `json:"message"`
}

// Text is what people are told of a method.
type Text struct {
	Summary, Description string
	Result               string // what the result is called
}

// Texts is by the methods' names.
var Texts = map[string]Text{
	"rkllm.createDefaultParam": {"the library's defaults", "The answer can be given to rkllm.init, with a " +
		"model_path.", "param"},
	"rkllm.init": {"loads a model", "One model is loaded at a time, for all clients. A member of param that is left " +
		"out has the library's default.", "status"},
	"rkllm.run": {"computes an answer, and sends it when it has ended", "With partialResultToken it comes piece by " +
		"piece too.", "result"},
	"rkllm.run_async": {"computes an answer, and sends each callback of the library as it comes", "The answers have " +
		"the request's id; the last one has _callback_state 2 (finish) or 3 (error). In a batch, and with " +
		"partialResultToken, there is one answer.", "result"},
	"rkllm.abort": {"ends runs", "Those of this connection; if it has started none, whatever runs.", "status"},
	"rkllm.is_running": {"tells whether a run is in progress, whoever started it", "Answered at once, also while a " +
		"model loads or runs.", "running"},
	"rkllm.clear_kv_cache": {"clears the KV cache, or ranges of it", "start_pos and end_pos are given together, one " +
		"position for each of n_batch; a range ends before its end_pos.", "status"},
	"rkllm.get_kv_cache_size":    {"tells how many tokens the KV cache holds", "", "sizes"},
	"rkllm.destroy":              {"unloads the model", "", "status"},
	"rkllm.load_lora":            {"loads a LoRA adapter", "A run uses it by lora_params.", "status"},
	"rkllm.load_prompt_cache":    {"loads a prompt cache", "A run writes one with prompt_cache_params.", "status"},
	"rkllm.release_prompt_cache": {"gives up the prompt cache that was loaded", "", "status"},
	"rkllm.set_chat_template":    {"sets what is written around a prompt", "", "status"},
	"rkllm.set_function_tools":   {"tells the model which functions it may call", "", "status"},
	"rkllm.set_cross_attn_params": {"gives the caches of an encoder to a model with cross attention",
		"Needs the NPU's library.", "status"},
	"rkllm.get_constants": {"tells what a program would find in the header, and what is served", "", "constants"},
	"$/cancelRequest": {"cancels a call of this connection", "The cancelled call is answered by error -32800. Mostly " +
		"sent as a notification.", "nothing"},
	DiscoverName: {"answers this document", "", "document"},
}

// ArgumentTexts is what people are told of arguments, by their names.
var ArgumentTexts = map[string]string{
	"handle":      "the daemon's own: null",
	"cache_sizes": "the daemon's own: null",
	"callback":    "the daemon's own: null, or a token for which $/progress tells how far the load is",
	"userdata": "the daemon's own: null, or a token for which $/progress brings the results; by name " +
		"partialResultToken",
	"param":              "the model, and how it is used",
	"rkllm_input":        "the prompt; an array of them for a model that was loaded with n_batch",
	"rkllm_infer_params": "how the answer is computed",
	"keep_system_prompt": "1 keeps the system prompt in the cache, 0 clears that too",
	"start_pos":          "the first position of each range",
	"end_pos":            "the position behind each range",
	"lora_adapter":       "the adapter",
	"prompt_cache_path":  "the path of a file",
	"system_prompt":      "null is the empty text",
	"prompt_prefix":      "null is the empty text",
	"prompt_postfix":     "null is the empty text",
	"tools":              "the text of a JSON array of functions",
	"tool_response_str":  "null is the empty text",
	"cross_attn_params":  "the caches",
	"id":                 "the id of the call that is cancelled, byte for byte",
}

// RequiredArguments must be given, and not as null.
var RequiredArguments = map[string]bool{
	"param": true, "rkllm_input": true, "keep_system_prompt": true, "lora_adapter": true, "prompt_cache_path": true,
	"tools": true, "cross_attn_params": true, "id": true,
}

// ConstantsSchema is what rkllm.get_constants answers.
const ConstantsSchema = `{"type": "object", "required": ["enums", "library", "methods", "structures", "limits"],
"properties": {
"enums": {"type": "object", "additionalProperties": {"type": "object", "additionalProperties": {"type": "integer"}}},
"library": {"type": "object", "required": ["name", "version", "generation", "evidence"],
	"additionalProperties": {"type": "string"}},
"methods": {"type": "object", "additionalProperties": {"type": "object",
	"required": ["function", "arguments", "supported", "since"], "properties": {
	"function": {"type": "string"}, "arguments": {"type": "array", "items": {"type": "string"}},
	"supported": {"type": "boolean"}, "since": {"type": "string"}}}},
"structures": {"type": "object", "additionalProperties": {"type": "object", "additionalProperties": {"type": "object",
	"required": ["supported"], "properties": {"supported": {"type": "boolean"}}}}},
"limits": {"type": "object", "required": ["max_queued", "max_queued_per_client", "allowed_roots"], "properties": {
	"max_queued": {"type": "integer"}, "max_queued_per_client": {"type": "integer"},
	"allowed_roots": {"type": "array", "items": {"type": "string"}}}},
"http": {"type": "string"},
"libraries": {"type": "array", "items": {"type": "object", "required": ["name", "version", "generation", "serves"]}},
"isolation": {"type": "object", "required": ["deaths", "last_death", "reload"]},
"chat_template": {"type": ["object", "null"]}}}`
