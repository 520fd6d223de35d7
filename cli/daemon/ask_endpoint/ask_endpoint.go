// Package ask_endpoint asks a daemon where its HTTP front-end is.
package ask_endpoint

import (
	"encoding/json"
	"fmt"
	"net"
	"os"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/daemon"
	"rkllmd/cli/daemon/call_method"
	"rkllmd/cli/daemon/find_peer"
	"rkllmd/cli/daemon/open_client"
	"rkllmd/cli/settings/parse_endpoint"
)

// AskEndpoint asks the daemon on the socket at path where its HTTP front-end is (rkllm.get_constants). A daemon of
// another user, but root's, is not trusted with prompts unless the user names the socket.
//
// **Runs on:** any thread. It waits for daemon.AskLimit at most. Errors: daemon.ErrNoFront; nobody answers there.
func AskEndpoint(path string, named bool) (cli.Endpoint, error) {
	client, err := open_client.OpenClient(path)
	if err != nil {
		return cli.Endpoint{}, err
	}
	defer client.Conn.Close()
	if owner := find_peer.FindPeer(client.Conn.(*net.UnixConn)); !named && owner != 0 && owner != os.Getuid() {
		return cli.Endpoint{}, fmt.Errorf("%s is a socket of user %d: %w", path, owner, unix.EPERM)
	}
	_ = client.Conn.SetDeadline(time.Now().Add(daemon.AskLimit)) // a Unix socket has deadlines
	result, err := call_method.CallMethod(client, "rkllm.get_constants", nil)
	if err != nil {
		return cli.Endpoint{}, err
	}
	var constants struct{ HTTP string }
	if err := json.Unmarshal(result, &constants); err != nil {
		return cli.Endpoint{}, fmt.Errorf("what answers on %s is no rkllmd: %w", path, err)
	}
	if constants.HTTP == "" {
		return cli.Endpoint{}, fmt.Errorf("%s: %w", path, daemon.ErrNoFront)
	}
	return parse_endpoint.ParseEndpoint(constants.HTTP)
}
