// Package check_token checks that a client may call.
package check_token

import (
	"context"
	"strings"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"

	"rkllmd/faces/stream/is_token"
)

// CheckToken checks that the metadata of a call has the token: "authorization: Bearer TOKEN". How long it takes does
// not depend on what is wrong with it.
//
// **Runs on:** the request's goroutine. Errors: UNAUTHENTICATED.
func CheckToken(ctx context.Context, token string) error {
	for _, value := range metadata.ValueFromIncomingContext(ctx, "authorization") {
		scheme, shown, _ := strings.Cut(value, " ")
		if strings.EqualFold(scheme, "bearer") && is_token.IsToken(strings.TrimSpace(shown), token) {
			return nil
		}
	}
	return status.Error(codes.Unauthenticated,
		`this server asks for a token: send the metadata "authorization: Bearer TOKEN"`)
}
