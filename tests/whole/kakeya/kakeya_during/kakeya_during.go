// Package kakeya_during does something in the middle of a Generate.
package kakeya_during

import (
	"testing"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/generate"
)

// KakeyaDuring generates and returns all events, and the error that ended them, if any. Behind the first event it calls
// during.
func KakeyaDuring(t testing.TB, c *kakeya_client.Client, request *kakeyav1.GenerateRequest,
	during func()) (events []*kakeyav1.GenerateResponse, failure error) {
	t.Helper()
	for event, err := range generate.Generate(t.Context(), c, request) {
		if err != nil {
			return events, err
		}
		if events = append(events, event); len(events) == 1 {
			during()
		}
	}
	return events, nil
}
