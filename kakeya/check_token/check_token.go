// Package check_token checks that a client may call.
package check_token

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"strings"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"
)

// CheckToken checks that the metadata of a call has the token: "authorization: Bearer TOKEN". How long it takes does not depend on what is
// wrong with it.
//
// **Runs on:** a call's goroutine. Errors: UNAUTHENTICATED.
func CheckToken(ctx context.Context, token string) error {
	want := sha256.Sum256([]byte(token))
	for _, value := range metadata.ValueFromIncomingContext(ctx, "authorization") {
		scheme, shown, _ := strings.Cut(value, " ")
		got := sha256.Sum256([]byte(strings.TrimSpace(shown)))
		if strings.EqualFold(scheme, "bearer") && subtle.ConstantTimeCompare(got[:], want[:]) == 1 {
			return nil
		}
	}
	return status.Error(codes.Unauthenticated, `this server asks for a token: send the metadata "authorization: Bearer TOKEN"`)
}
