package openapi

import (
	"rkllmd/faces/anthropic"
	"rkllmd/faces/embeddings"
	"rkllmd/faces/ollama"
	"rkllmd/faces/openai"
	"rkllmd/faces/responses"
	"rkllmd/faces/rest"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
)

// Media types of streams.
const (
	Events = "text/event-stream"
	Lines  = "application/x-ndjson"
)

// Messages are those of a generation (docs/protocols/web-streaming.md).
var Messages = []any{stream.Status{}, stream.Init{}, stream.Token{}, stream.Completion{}, stream.Error{}}

// Tags are the groups of operations.
var Tags = []Schema{
	{"name": "rkllmd", "description": "generation, tokens, models; docs/http.md"},
	{"name": "OpenAI", "description": "what OpenAI's clients ask for; docs/openai.md, docs/responses.md"},
	{"name": "Anthropic", "description": "what Anthropic's clients ask for; docs/anthropic.md"},
	{"name": "Ollama", "description": "what Ollama's clients ask for; docs/ollama.md"},
	{"name": "operation", "description": "health and figures"},
}

var (
	// Computed is those of what a model computes. 500 is a failure of the runtime, or of the daemon.
	Computed = []int{400, 404, 408, 409, 413, 415, 429, 500, 504}
	// Everywhere is those of every address: the token, the origin, too many connections or no model.
	Everywhere = []int{401, 403, 503}
)

// Refused is what Ollama's clients may ask for and this daemon does not do.
var Refused = Operation{Summary: "cannot be done here", Tag: "Ollama", Refusals: []int{400}, Failure: ollama.Failure{}}

// Statuses says what the statuses of answers mean.
var Statuses = map[int]string{
	101: "WebSocket from here on", 200: "the answer", 202: "it has begun", 204: "there is nothing to tell",
	400: "the request is wrong; the message says how", 401: "the token is missing or wrong",
	403: "the Host, the Origin or the wish is not allowed", 404: "there is no such thing",
	408: "the body did not come in time", 409: "another model, or another client, is in the way",
	413: "the body is longer than --http-max-message-bytes",
	415: "the Content-Type is not application/json, or the body is compressed",
	426: "this address speaks WebSocket", 429: "too many requests wait, or came within a minute",
	500: "the runtime or the daemon has failed", 503: "no model is ready, or there are too many connections",
	504: "--http-timeout is over",
}

// Operations is by method and path, as the routes have them.
var Operations = map[string]Operation{
	"GET /healthz": {Summary: "tells that the daemon serves", Tag: "operation",
		Answers: map[int]any{200: map[string]string{}}, Failure: web.Failure{}, Public: true},
	"GET /readyz": {Summary: "tells whether a model is ready", Tag: "operation",
		Answers: map[int]any{200: map[string]string{}}, Failure: web.Failure{}, Public: true},
	"GET /metrics": {Summary: "figures for Prometheus", Tag: "operation", Answers: map[int]any{200: Page("text/plain")},
		Failure: web.Failure{}},
	"GET /generate": {Summary: "WebSocket: an answer that is steered while it comes; docs/websocket.md", Tag: "rkllmd",
		Answers: map[int]any{101: nil}, Refusals: []int{400, 426, 429}, Failure: web.Failure{}},
	"POST /v1/generate": {Summary: "generates text", Tag: "rkllmd",
		Body:    []any{stream.Config{}, stream.Parameters{}, stream.Options{}},
		Answers: map[int]any{200: web.Answer{}}, Stream: Messages, Kind: Events, Refusals: Computed,
		Failure: web.Failure{}},
	"POST /v1/tokenize": {Summary: "turns text into tokens", Tag: "rkllmd", Body: []any{rest.TokenizeBody{}},
		Needed: []string{"text"}, Answers: map[int]any{200: rest.TokenList{}}, Refusals: Computed,
		Failure: web.Failure{}},
	"POST /v1/detokenize": {Summary: "turns tokens into text", Tag: "rkllmd", Body: []any{rest.DetokenizeBody{}},
		Needed: []string{"tokens"}, Answers: map[int]any{200: rest.TokenText{}}, Refusals: Computed,
		Failure: web.Failure{}},
	"GET /v1/models": {Summary: "tells which models there are, and which is loaded", Tag: "rkllmd",
		Answers: map[int]any{200: web.ModelList{}}, Failure: web.Failure{}},
	"GET /v1/fleet": {Summary: "tells of the members of the fleet that this daemon is a gateway of", Tag: "rkllmd",
		Answers: map[int]any{200: web.Fleet{}}, Refusals: []int{404}, Failure: web.Failure{}},
	"POST /v1/models/load": {Summary: "begins to load a model", Tag: "rkllmd", Body: []any{rest.LoadBody{}},
		Needed: []string{"model_path"}, Answers: map[int]any{202: stream.Status{}},
		Refusals: []int{400, 408, 409, 413, 415, 500}, Failure: web.Failure{}},
	"POST /v1/models/unload": {Summary: "unloads the model, or the one that is named", Tag: "rkllmd",
		Body: []any{rest.UnloadBody{}}, Bodiless: true, Answers: map[int]any{200: stream.Status{}},
		Refusals: []int{400, 408, 409, 413, 415, 500, 504}, Failure: web.Failure{}},
	"GET /v1/models/progress": {Summary: "tells how far the loading of a model is", Tag: "rkllmd",
		Answers: map[int]any{204: nil}, Stream: []any{stream.Status{}, stream.Error{}}, Kind: Events,
		Refusals: []int{500},
		Failure:  web.Failure{}},
	"GET /{$}": {Summary: "the page", Tag: "operation", Answers: map[int]any{200: Page("text/html")},
		Failure: web.Failure{}, Public: true},
	"GET /page/{file...}": {Summary: "the page's files", Tag: "operation", Answers: map[int]any{200: Page("*/*")},
		Refusals: []int{404}, Failure: web.Failure{}, Public: true},
	"GET /docs": {Summary: "a page that shows these documents", Tag: "operation",
		Answers: map[int]any{200: Page("text/html")}, Failure: web.Failure{}, Public: true},
	"GET /openapi.json": {Summary: "this document", Tag: "operation", Answers: map[int]any{200: map[string]any{}},
		Failure: web.Failure{}, Public: true},
	"GET /asyncapi.json": {Summary: "the messages of WebSocket, UMA and the chat, as AsyncAPI", Tag: "operation",
		Answers: map[int]any{200: map[string]any{}}, Failure: web.Failure{}, Public: true},
	"GET /openrpc.json": {Summary: "the methods of the socket, as OpenRPC", Tag: "operation",
		Answers: map[int]any{200: map[string]any{}}, Refusals: []int{404}, Failure: web.Failure{}},

	"POST " + openai.PathChat: {Summary: "answers a conversation", Tag: "OpenAI", Body: []any{openai.Body{}},
		Needed: []string{"messages"}, Answers: map[int]any{200: openai.Document{}},
		Stream: []any{openai.Document{}, openai.Failure{}},
		Kind:   Events, Refusals: Computed, Failure: openai.Failure{}},
	"POST " + openai.PathCompletions: {Summary: "goes on with a prompt", Tag: "OpenAI", Body: []any{openai.Body{}},
		Needed: []string{"prompt"}, Answers: map[int]any{200: openai.Document{}},
		Stream: []any{openai.Document{}, openai.Failure{}},
		Kind:   Events, Refusals: Computed, Failure: openai.Failure{}},
	"GET " + openai.PathModel + "{model...}": {Summary: "tells of one model", Tag: "OpenAI",
		Answers: map[int]any{200: web.Model{}}, Refusals: []int{404}, Failure: openai.Failure{}},
	"POST " + embeddings.Path: {Summary: "turns texts into vectors", Tag: "OpenAI", Body: []any{embeddings.Body{}},
		Needed: []string{"input"}, Answers: map[int]any{200: embeddings.Document{}}, Refusals: Computed,
		Failure: openai.Failure{}},
	"POST " + responses.Path: {Summary: "answers with items", Tag: "OpenAI", Body: []any{responses.Body{}},
		Needed: []string{"input"}, Answers: map[int]any{200: responses.Response{}},
		Stream: []any{responses.Event{}},
		Kind:   Events, Refusals: Computed, Failure: openai.Failure{}},
	"GET " + responses.PathStored + "{response...}": {Summary: "responses are not kept: there is none", Tag: "OpenAI",
		Refusals: []int{404}, Failure: openai.Failure{}},

	"POST " + anthropic.Path: {Summary: "answers a conversation", Tag: "Anthropic", Body: []any{anthropic.Body{}},
		Needed: []string{"messages", "max_tokens"}, Answers: map[int]any{200: anthropic.Message{}},
		Stream: []any{anthropic.Event{}}, Kind: Events, Refusals: Computed, Failure: anthropic.Failure{}},
	"POST " + anthropic.PathCount: {Summary: "counts the tokens of a conversation", Tag: "Anthropic",
		Body: []any{anthropic.Body{}}, Needed: []string{"messages"}, Answers: map[int]any{200: anthropic.Count{}},
		Refusals: Computed, Failure: anthropic.Failure{}},

	"GET /api/version": {Summary: "a version that clients compare", Tag: "Ollama",
		Answers: map[int]any{200: map[string]string{}}, Failure: ollama.Failure{}},
	"GET /api/tags": {Summary: "tells which models there are", Tag: "Ollama", Answers: map[int]any{200: ollama.Tags{}},
		Failure: ollama.Failure{}},
	"GET /api/ps": {Summary: "tells which models are in memory", Tag: "Ollama",
		Answers: map[int]any{200: ollama.Processes{}}, Failure: ollama.Failure{}},
	"POST /api/show": {Summary: "tells of one model", Tag: "Ollama", Body: []any{ollama.ModelBody{}},
		Answers: map[int]any{200: ollama.Show{}}, Refusals: Computed, Failure: ollama.Failure{}},
	"POST /api/chat": {Summary: "answers a conversation", Tag: "Ollama", Body: []any{ollama.Body{}},
		Needed: []string{"model"}, Answers: map[int]any{200: ollama.Line{}},
		Stream: []any{ollama.Line{}, ollama.Failure{}}, Kind: Lines,
		Refusals: Computed, Failure: ollama.Failure{}},
	"POST /api/generate": {Summary: "goes on with a prompt", Tag: "Ollama", Body: []any{ollama.Body{}},
		Needed: []string{"model"}, Answers: map[int]any{200: ollama.Line{}},
		Stream: []any{ollama.Line{}, ollama.Failure{}}, Kind: Lines,
		Refusals: Computed, Failure: ollama.Failure{}},
	"POST " + embeddings.PathNew: {Summary: "turns texts into vectors", Tag: "Ollama",
		Body: []any{embeddings.OllamaBody{}}, Answers: map[int]any{200: embeddings.OllamaDocument{}},
		Refusals: Computed, Failure: ollama.Failure{}},
	"POST " + embeddings.PathOld: {Summary: "turns a text into a vector", Tag: "Ollama",
		Body: []any{embeddings.OllamaBody{}}, Answers: map[int]any{200: embeddings.OldDocument{}},
		Refusals: Computed, Failure: ollama.Failure{}},
	"POST /api/pull": {Summary: "gets a model, with --http-pull", Tag: "Ollama", Body: []any{ollama.ModelBody{}},
		Answers: map[int]any{200: ollama.Status{}}, Stream: []any{ollama.Status{}, ollama.Failure{}}, Kind: Lines,
		Refusals: Computed,
		Failure:  ollama.Failure{}},
	"DELETE /api/delete": {Summary: "removes a model, with --http-pull", Tag: "Ollama", Body: []any{ollama.ModelBody{}},
		Answers: map[int]any{200: nil}, Refusals: Computed, Failure: ollama.Failure{}},
	"POST /api/push":           Refused,
	"POST /api/create":         Refused,
	"POST /api/copy":           Refused,
	"POST /api/blobs/{digest}": Refused,
	"HEAD /api/blobs/{digest}": Refused,
}

// Matched is what is served beside the routes: by any method, because more than one address matches.
var Matched = []rest.Route{
	{Method: "GET", Path: openai.PathModel + "{model...}"},
	{Method: "GET", Path: responses.PathStored + "{response...}"},
}

// Page is an answer that is no JSON: its media type.
type Page string

// Members are the schemas of members whose Go type says nothing, because they are read later, or are of several kinds.
var Members = map[string]string{
	"openai.Body.messages": `{"type": "array", "minItems": 1, "items": {"$ref": "#/components/schemas/ChatMessage"}}`,
	"openai.Body.prompt": `{"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}},
		{"type": "array", "items": {"type": "integer"}},
		{"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}]}`,
	"openai.Body.stop":        `{"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}`,
	"openai.Body.tools":       `{"type": "array", "items": {"$ref": "#/components/schemas/ChatFunction"}}`,
	"openai.Body.tool_choice": `{"anyOf": [{"enum": ["none", "auto", "required"]}, {"type": "object"}]}`,
	"openai.Body.logprobs":    `{"type": ["boolean", "integer"]}`,
	"openai.Body.response_format": `{"type": "object", "required": ["type"], "properties": {"type":
		{"enum": ["text", "json_object", "json_schema"]}, "json_schema": {"type": "object"}}}`,
	"openai.Body.logit_bias":                  `{"type": "object"}`,
	"conversation.Members.messages":           `{"type": "array", "items": {"$ref": "#/components/schemas/ChatMessage"}}`,
	"conversation.Members.tools":              `{"type": "array", "items": {"$ref": "#/components/schemas/ChatFunction"}}`,
	"conversation.Members.documents":          `{"type": "array", "items": {"type": "object"}}`,
	"conversation.Members.template_arguments": `{"type": "object"}`,
	"conversation.Members.schema":             `{"type": ["object", "boolean"]}`,
	"responses.Body.input":                    `{"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "object"}}]}`,
	"responses.Body.tools":                    `{"type": "array", "items": {"$ref": "#/components/schemas/ResponsesToolGiven"}}`,
	"responses.Body.tool_choice":              `{"anyOf": [{"enum": ["none", "auto", "required"]}, {"type": "object"}]}`,
	"responses.Body.text":                     `{"type": "object"}`,
	"responses.Body.metadata":                 `{"type": "object"}`,
	"anthropic.Body.messages": `{"type":
		"array", "minItems": 1, "items": {"$ref": "#/components/schemas/AnthropicTurnGiven"}}`,
	"anthropic.Turn.content": `{"anyOf":
		[{"type": "string"}, {"type": "array", "items": {"$ref": "#/components/schemas/AnthropicInputBlockGiven"}}]}`,
	"anthropic.InputBlock.content":     `{"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "object"}}]}`,
	"anthropic.InputBlock.input":       `{"type": "object"}`,
	"anthropic.Body.system":            `{"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "object"}}]}`,
	"anthropic.Body.tools":             `{"type": "array", "items": {"$ref": "#/components/schemas/AnthropicToolGiven"}}`,
	"anthropic.Tool.description":       `{"type": "string"}`,
	"anthropic.Tool.input_schema":      `{"type": "object"}`,
	"anthropic.Body.tool_choice":       `{"$ref": "#/components/schemas/AnthropicChoiceGiven"}`,
	"anthropic.Block.input":            `{"type": "object"}`,
	"ollama.Body.messages":             `{"type": "array", "items": {"$ref": "#/components/schemas/ChatMessage"}}`,
	"ollama.Body.tools":                `{"type": "array", "items": {"$ref": "#/components/schemas/ChatFunction"}}`,
	"ollama.Body.think":                `{"anyOf": [{"type": "boolean"}, {"enum": ["low", "medium", "high", "max", "none"]}]}`,
	"ollama.Body.format":               `{"anyOf": [{"enum": ["json", ""]}, {"type": "object"}]}`,
	"ollama.Body.keep_alive":           `{"type": ["string", "number"]}`,
	"ollama.Options.stop":              `{"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}`,
	"ollama.Function.arguments":        `{"type": "object"}`,
	"embeddings.Body.input":            `{"$ref": "#/components/schemas/EmbeddingInput"}`,
	"embeddings.Body.encoding_format":  `{"enum": ["float", "base64"]}`,
	"embeddings.OllamaBody.input":      `{"$ref": "#/components/schemas/OllamaInput"}`,
	"embeddings.OllamaBody.prompt":     `{"type": "string"}`,
	"embeddings.OllamaBody.keep_alive": `{"type": ["string", "number"]}`,
	"embeddings.Item.embedding":        `{"anyOf": [{"type": "array", "items": {"type": "number"}}, {"type": "string"}]}`,
}

// Given is types that Members refer to.
var Given = []any{responses.Tool{}, anthropic.Turn{}, anthropic.InputBlock{}, anthropic.Tool{}, anthropic.Choice{}}

// Parsed are schemas of what is read without a Go type.
var Parsed = map[string]string{
	"ChatMessage": `{"type": "object", "required": ["role"], "properties": {
		"role": {"enum": ["system", "developer", "user", "assistant", "tool", "function"]},
		"content": {"anyOf": [{"type": "string"}, {"type": "null"}, {"type": "array", "items": {"type": "object"}}]},
		"name": {"type": "string"}, "tool_call_id": {"type": "string"},
		"tool_calls": {"type": "array", "items": {"type": "object"}}}}`,
	"ChatFunction": `{"type":
		"object", "required": ["type", "function"], "properties": {"type": {"const": "function"},
		"function": {"type": "object", "required": ["name"], "properties": {"name": {"type": "string", "minLength": 1},
		"description": {"type": "string"}, "parameters": {"type": "object"}}}}}`,
	"OllamaInput": `{"anyOf": [{"$ref": "#/components/schemas/EmbeddingInput"}, {"type": "string", "maxLength": 0},
		{"type": "array", "maxItems": 0}]}`,
	"EmbeddingInput": `{"anyOf": [{"type": "string", "minLength": 1},
		{"type": "array", "minItems": 1, "maxItems": 2048, "items": {"type": "string", "minLength": 1}},
		{"type": "array", "minItems": 1, "items": {"type": "integer"}},
		{"type": "array", "minItems": 1, "items": {"type": "array", "minItems": 1, "items": {"type": "integer"}}}]}`,
}
