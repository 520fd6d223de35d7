// Package find_daemon looks for a daemon that answers by the names of models.
package find_daemon

import (
	"rkllmd/cli"
	"rkllmd/cli/daemon/ask_endpoint"
	"rkllmd/cli/daemon/choose_runtime_folder"
	"rkllmd/cli/daemon/describe_shared"
	"rkllmd/cli/daemon/is_listening"
)

// FindDaemon returns where the HTTP front-end of a daemon is: the one that the user names; else that of the daemon on
// search.Socket, if it has one; else that of the daemon that this user's commands share. found is false where none of
// them runs.
//
// **Runs on:** any thread. Errors: the socket that the user names leads to no such daemon; choose_runtime_folder's.
func FindDaemon(search cli.DaemonSearch) (endpoint cli.Endpoint, found bool, err error) {
	if search.Endpoint.URL != "" {
		return search.Endpoint, true, nil
	}
	endpoint, err = ask_endpoint.AskEndpoint(search.Socket, search.Named)
	if err == nil || search.Named {
		return endpoint, err == nil, err
	}
	folder, err := choose_runtime_folder.ChooseRuntimeFolder()
	if err != nil {
		return endpoint, false, err
	}
	endpoint = describe_shared.DescribeShared(folder)
	return endpoint, is_listening.IsListening(endpoint.Unix), nil
}
