// Package name_client gives a client its number.
package name_client

import (
	"rkllmd/faces/stream/name_user"
	"rkllmd/utils/turns"
)

// NameClient returns a new client of the user who is at the address from (name_user).
//
// **Runs on:** any thread.
func NameClient(from string) turns.Client {
	return turns.Client{User: name_user.NameUser(from), Number: turns.LastClient.Add(1)}
}
