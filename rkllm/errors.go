package rkllm

import "github.com/sourcegraph/jsonrpc2"

// Answers to calls that do not reach the library. Not to be changed.
var (
	ErrNoModel     = &jsonrpc2.Error{Code: CodeNoModel, Message: "no model is loaded: call rkllm.init first"}
	ErrModelLoaded = &jsonrpc2.Error{Code: CodeModelLoaded,
		Message: "a model is loaded or being loaded: call rkllm.destroy first"}
	ErrRequestCanceled = &jsonrpc2.Error{Code: CodeRequestCanceled, Message: "the request was cancelled"}
)

// ErrorCode is one error code of JSON-RPC: its name, without Code before it, and what it means.
type ErrorCode struct {
	Name    string
	Code    int64
	Meaning string
}

// ErrorCodes is all of them: those of the specification, and those of this daemon with the comments of their constants.
var ErrorCodes = []ErrorCode{
	{"ParseError", jsonrpc2.CodeParseError, "not JSON; data says what is wrong, and at which byte of the message"},
	{"InvalidRequest", jsonrpc2.CodeInvalidRequest, "not a JSON-RPC 2.0 request"},
	{"MethodNotFound", jsonrpc2.CodeMethodNotFound, "no such method"},
	{"InvalidParams", jsonrpc2.CodeInvalidParams,
		"the params are wrong; the message says which and what would be right"},
	{"InternalError", jsonrpc2.CodeInternalError, "the daemon itself failed"},
	{"FunctionFailed", CodeFunctionFailed, `the C function returned a failure; data is {"function", "code"}`},
	{"QueueFull", CodeQueueFull, "too many calls are waiting"},
	{"NoModel", CodeNoModel, "no model is loaded: rkllm.init first"},
	{"ModelLoaded", CodeModelLoaded, "a model is loaded or loading: rkllm.destroy first"},
	{"RunsInProgress", CodeRunsInProgress, "runs are in progress or queued"},
	{"NotSupported", CodeNotSupported, "the loaded library does not have this function"},
	{"ShuttingDown", CodeShuttingDown, "the daemon is stopping"},
	{"TooManyClients", CodeTooManyClients, "the connection limit is reached"},
	{"PeerRefused", CodePeerRefused, "this user may not connect"},
	{"IdleTimeout", CodeIdleTimeout, "no complete message in time"},
	{"LibraryEnded", CodeLibraryEnded,
		"the library's process has ended; data says how: the model is no longer loaded"},
	{"NoAnswer", CodeNoAnswer, "the library does not answer, and its process was ended; data says more"},
	{"RequestCanceled", CodeRequestCanceled,
		"cancelled by $/cancelRequest, or removed from the queue by rkllm.abort"},
}
