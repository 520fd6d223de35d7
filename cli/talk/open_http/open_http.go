// Package open_http makes a chat ready to ask its daemon.
package open_http

import (
	"net/http"

	"rkllmd/cli"
	"rkllmd/cli/daemon/open_unix_socket"
)

// OpenHTTP makes what chat asks the daemon at chat.Endpoint with, and shows it token, unless that is "". It connects to
// nothing yet.
//
// **Runs on:** any thread.
func OpenHTTP(chat *cli.Chat, token string) {
	transport := &http.Transport{Proxy: http.ProxyFromEnvironment}
	if chat.Endpoint.Unix != "" {
		transport = &http.Transport{DialContext: open_unix_socket.OpenUnixSocket(chat.Endpoint.Unix)}
	}
	chat.HTTP, chat.Header = &http.Client{Transport: transport}, http.Header{}
	if token != "" {
		chat.Header.Set("Authorization", "Bearer "+token)
	}
}
