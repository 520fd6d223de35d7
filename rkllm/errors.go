package rkllm

import "github.com/sourcegraph/jsonrpc2"

// Answers to calls that do not reach the library. Not to be changed.
var (
	ErrNoModel     = &jsonrpc2.Error{Code: CodeNoModel, Message: "no model is loaded: call rkllm.init first"}
	ErrModelLoaded = &jsonrpc2.Error{Code: CodeModelLoaded,
		Message: "a model is loaded or being loaded: call rkllm.destroy first"}
	ErrRequestCanceled = &jsonrpc2.Error{Code: CodeRequestCanceled, Message: "the request was cancelled"}
)
