// Package read_fault reads how a library's process has ended.
package read_fault

import (
	"encoding/json"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// ReadFault returns the signal that has ended the library's process, by the data of the error that says so; "": it has
// not died of one. A process that hung and was ended for that has died of none.
//
// **Runs on:** any thread.
func ReadFault(err *jsonrpc2.Error) string {
	var data struct{ Signal string }
	if err.Code != rkllm.CodeLibraryEnded || err.Data == nil || json.Unmarshal(*err.Data, &data) != nil {
		return ""
	}
	return data.Signal
}
