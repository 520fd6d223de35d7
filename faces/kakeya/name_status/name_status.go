// Package name_status gives an error its status.
package name_status

import (
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/stream/name_kind"
)

// NameStatus returns an error of generation as the status that a client is told, with its text. nil stays nil, and what
// is a status already what it is.
//
// **Runs on:** any thread.
func NameStatus(err error) error {
	if _, is := status.FromError(err); is {
		return err
	}
	return status.Error(name_kind.NameKind(err, kakeya.Statuses, codes.Internal), err.Error())
}
