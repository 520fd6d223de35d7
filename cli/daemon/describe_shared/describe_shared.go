// Package describe_shared says where the front-end of the daemon is that a user's commands share.
package describe_shared

import (
	"path/filepath"

	"rkllmd/cli"
	"rkllmd/cli/daemon"
)

// DescribeShared returns where the daemon with its sockets in folder is reached.
//
// **Runs on:** any thread.
func DescribeShared(folder string) cli.Endpoint {
	path := filepath.Join(folder, daemon.SharedHTTP)
	return cli.Endpoint{URL: "http://localhost", Unix: path, Name: "unix://" + path,
		Log: filepath.Join(folder, daemon.SharedLog)}
}
