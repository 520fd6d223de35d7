package rules

// Code is one error code as docs/errors.md lists it.
type Code struct {
	Name    string // of the constant in the sources
	Text    string // what is on the wire
	Meaning string // "": it is no error, or never sent; it is not listed
}

// CodeTable is one table of docs/errors.md. Its codes are the constants of Package whose names begin with Prefix, with
// their comments as the meaning; or, where Import is given, those of a library of others, which Codes explains. The
// sources use every one of these, and no other.
type CodeTable struct {
	Title   string // begins a section; "" goes on in the one before
	Before  string // stands in front of the table
	Package string
	Import  string
	Prefix  string
	Codes   []Code
}

// CodeTables is docs/errors.md.
var CodeTables = []CodeTable{
	{Title: "JSON-RPC", Before: "The member `code` of an error, by the specification:",
		Import: "github.com/sourcegraph/jsonrpc2", Prefix: "Code", Codes: []Code{
			{"CodeParseError", "-32700", "not JSON; `data` says what is wrong, and at which byte of the message"},
			{"CodeInvalidRequest", "-32600", "not a JSON-RPC 2.0 request"},
			{"CodeMethodNotFound", "-32601", "no such method"},
			{"CodeInvalidParams", "-32602", "the params are wrong; the message says which and what would be right"},
			{"CodeInternalError", "-32603", "the daemon itself failed"},
		}},
	{Before: "Those of this daemon:", Package: "rkllm", Prefix: "Code"},
	{Title: "HTTP and WebSocket", Before: "The member `error` of the message `error`, over HTTP `type`:",
		Package: "stream", Prefix: "Error"},
	{Before: "The status of an answer over HTTP:", Import: "net/http", Prefix: "Status", Codes: []Code{
		{"StatusBadRequest", "400", "`invalid_request`, `context_length_exceeded`; " +
			"a path of a model that is not there or not allowed"},
		{"StatusUnauthorized", "401", "`invalid_request`: the token is missing or wrong"},
		{"StatusForbidden", "403", "`invalid_request`: the Host or the Origin is not allowed; clients may not " +
			"load models"},
		{"StatusNotFound", "404", "`invalid_request`: there is nothing at this path"},
		{"StatusMethodNotAllowed", "405", "`invalid_request`: this path has other methods"},
		{"StatusRequestTimeout", "408", "`invalid_request`: the body did not come in time"},
		{"StatusConflict", "409", "`model_loading_error`: another model is loaded or loading, or none is; " +
			"`model_pinned`: it is not unloaded at a client's wish"},
		{"StatusRequestEntityTooLarge", "413", "`invalid_request`: the body is longer than `--http-max-message-bytes`"},
		{"StatusUnsupportedMediaType", "415",
			"`invalid_request`: the Content-Type is not application/json, or the body is compressed"},
		{"StatusUpgradeRequired", "426", "`invalid_request`: `/generate` is asked without WebSocket"},
		{"StatusTooManyRequests", "429", "`rate_limited`"},
		{"StatusInternalServerError", "500", "`internal_error`"},
		{"StatusServiceUnavailable", "503", "`memory_pressure`, `model_loading_error`; " +
			"`rate_limited` where there are too many connections; not ready"},
		{"StatusGatewayTimeout", "504", "`timeout`"},
		{Name: "StatusOK"}, {Name: "StatusAccepted"}, {Name: "StatusNoContent"},
	}},
	{Before: "The code with which a WebSocket connection is closed. For a message longer than\n" +
		"`--http-max-message-bytes` it is 1009, which the library sends by itself.",
		Import: "github.com/coder/websocket", Prefix: "Status", Codes: []Code{
			{"StatusGoingAway", "1001", "the daemon stops"},
			{"StatusProtocolError", "1002", "the bytes are no frame of a client"},
			{"StatusUnsupportedData", "1003", "a binary frame: messages are JSON, in text frames"},
			{"StatusInvalidFramePayloadData", "1007", "the text, or the reason of a close frame, is not UTF-8"},
			{"StatusPolicyViolation", "1008", "the first message is no config, or none has come; " +
				"the generation was resumed on another connection"},
			{Name: "StatusNormalClosure"}, {Name: "StatusMessageTooBig"}, {Name: "StatusCode"},
		}},
	{Title: "gRPC", Before: "The status of a call:", Import: "google.golang.org/grpc/codes", Codes: []Code{
		{"InvalidArgument", "INVALID_ARGUMENT", "a token is none of the model's, `max_tokens` is 0, " +
			"a parameter is out of range, a limit is exceeded; nothing has changed"},
		{"NotFound", "NOT_FOUND", "there is no such session, or no longer"},
		{"FailedPrecondition", "FAILED_PRECONDITION",
			"no model is loaded; the history is empty; the session has failed"},
		{"ResourceExhausted", "RESOURCE_EXHAUSTED", "too many runs wait (`--max-queued`), all sessions are in use, " +
			"or the message is too large"},
		{"Unimplemented", "UNIMPLEMENTED", "the vendor's library has no function for it: seeds, `eos_token_ids`, " +
			"and, before 1.3.0, sampling parameters"},
		{"Unavailable", "UNAVAILABLE", "the model is being unloaded"},
		{"DeadlineExceeded", "DEADLINE_EXCEEDED", "the call's deadline has passed, while the model was loaded, say"},
		{"Unauthenticated", "UNAUTHENTICATED", "the token is missing or wrong"},
		{"Internal", "INTERNAL", "the runtime has failed"},
		{Name: "Code"},
	}},
	{Title: "UMA", Before: "The member `code` of the event `error`:", Package: "uma", Prefix: "Code"},
	{Title: "Chat over Hyperswarm", Before: "The member `code` of the message `error`:", Package: "swarm",
		Prefix: "Code"},
	{Title: "The program", Before: "Its exit code:", Package: "cli", Prefix: "Exit"},
}
