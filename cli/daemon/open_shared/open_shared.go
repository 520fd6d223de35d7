// Package open_shared finds or starts a daemon that answers by the names of models.
package open_shared

import (
	"path/filepath"

	"rkllmd/cli"
	"rkllmd/cli/daemon"
	"rkllmd/cli/daemon/choose_runtime_folder"
	"rkllmd/cli/daemon/describe_shared"
	"rkllmd/cli/daemon/find_daemon"
	"rkllmd/cli/daemon/is_listening"
	"rkllmd/cli/daemon/lock_start"
	"rkllmd/cli/daemon/start_shared"
	"rkllmd/cli/daemon/wait_for_end"
	"rkllmd/cli/daemon/wait_for_shared"
)

// OpenShared returns where the HTTP front-end of a daemon is that runs (find_daemon), or of the one that this user's
// commands share, which is started. Commands that come at once start one. A daemon that is just ending may still hold
// the sockets: its end is waited for.
//
// **Runs on:** any thread that may wait. Errors: find_daemon's, wait_for_end's, start_shared's, wait_for_shared's.
func OpenShared(search cli.DaemonSearch) (cli.Endpoint, error) {
	endpoint, found, err := find_daemon.FindDaemon(search)
	if err != nil || found {
		return endpoint, err
	}
	folder, err := choose_runtime_folder.ChooseRuntimeFolder()
	if err != nil {
		return endpoint, err
	}
	lock, err := lock_start.LockStart(folder)
	if err != nil {
		return endpoint, err
	}
	defer lock.Close()
	endpoint = describe_shared.DescribeShared(folder)
	if is_listening.IsListening(endpoint.Unix) { // another command has started it meanwhile
		return endpoint, nil
	}
	for _, name := range []string{daemon.SharedSocket, daemon.SharedHTTP} {
		if err := wait_for_end.WaitForEnd(filepath.Join(folder, name), daemon.StartLimit, search.Stop); err != nil {
			return endpoint, err
		}
	}
	started, err := start_shared.StartShared(search.Program, folder, search)
	if err != nil {
		return endpoint, err
	}
	return endpoint, wait_for_shared.WaitForShared(started, daemon.StartLimit, search.Stop)
}
