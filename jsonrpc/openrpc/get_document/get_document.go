// Package get_document keeps the document of the library that serves.
package get_document

import (
	"encoding/json"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/openrpc/describe_api"
	"rkllmd/rkllm"
)

// GetDocument returns what describe_api says of the methods of s and the library that serves. It is made when somebody
// asks for the first time, and kept until another library serves. It must not be changed.
//
// **Runs on:** any thread.
func GetDocument(s *jsonrpc.Server) []byte {
	library, made := s.Runtime.Serving.Load(), s.Document.Load()
	if made == nil || made.Library != library { // by two threads at once, perhaps: they make the same
		// cannot fail: strings, numbers and booleans
		text, _ := json.Marshal(describe_api.DescribeAPI(s.Methods, library))
		made = &rkllm.Constants{Library: library, Text: text}
		s.Document.Store(made)
	}
	return made.Text
}
