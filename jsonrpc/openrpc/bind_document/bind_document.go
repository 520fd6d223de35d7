// Package bind_document ties the document of the library that serves to the server whose methods it describes.
package bind_document

import (
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/openrpc/get_document"
)

// BindDocument returns get_document for s, for front-ends that do not know s.
//
// **Runs on:** any thread. What it returns too.
func BindDocument(s *jsonrpc.Server) func() []byte {
	return func() []byte { return get_document.GetDocument(s) }
}
