// Package is_listening tells whether a daemon listens.
package is_listening

import "net"

// IsListening reports whether somebody listens on the socket at path. One that a dead daemon has left is none.
//
// **Runs on:** any thread.
func IsListening(path string) bool {
	conn, err := net.Dial("unix", path)
	if err != nil {
		return false
	}
	conn.Close()
	return true
}
