// Package check_room decides whether there is room for one more client.
package check_room

import (
	"fmt"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/server"
)

// CheckRoom decides whether there is room for one more client of a user, beside those in the table. Returns nil or the
// answer that the client gets.
//
// **Runs on:** the loop. Follows docs/protocols/jsonrpc-socket.md, "Configuration". Errors: rkllm.CodeTooManyClients.
func CheckRoom(options *server.Options, t *connection.Table, uid uint32) *jsonrpc2.Error {
	switch {
	case t.Count >= options.MaxClients:
		return &jsonrpc2.Error{Code: rkllm.CodeTooManyClients, Message: fmt.Sprintf(
			"%d clients are connected and no more are taken: try again later, or start the daemon with a larger "+
				"--max-clients (RKLLM_MAX_CLIENTS)", t.Count)}
	case t.ByUID[uid] >= options.MaxClientsPerUser:
		return &jsonrpc2.Error{Code: rkllm.CodeTooManyClients, Message: fmt.Sprintf(
			"%d clients of user %d are connected and no more are taken: try again later, or start the daemon "+
				"with a larger --max-clients-per-user (RKLLMD_MAX_CLIENTS_PER_USER)",
			t.ByUID[uid], uid)}
	}
	return nil
}
