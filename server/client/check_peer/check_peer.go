// Package check_peer decides whether a user may use the daemon.
package check_peer

import (
	"fmt"
	"slices"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/server"
)

// CheckPeer decides whether the user uid (SO_PEERCRED) may use a daemon that runs as the user own: its own user and
// root may, others when the operator lets them. Returns nil or the answer that the client gets.
//
// **Runs on:** any thread. Errors: rkllm.CodePeerRefused.
func CheckPeer(options *server.Options, own, uid uint32) *jsonrpc2.Error {
	if uid == own || uid == 0 || options.AllowAnyUser || options.Inherited > 0 ||
		slices.Contains(options.AllowedUsers, uid) {
		return nil
	}
	return &jsonrpc2.Error{Code: rkllm.CodePeerRefused, Message: fmt.Sprintf(
		"user %d may not use this daemon, which runs as user %d and serves that one only: start it with "+
			"--allow-user %d (RKLLMD_ALLOW_USER) or --allow-any-user (RKLLMD_ALLOW_ANY_USER)",
		uid, own, uid)}
}
