// Package check_answer checks what a server is about to send.
package check_answer

import (
	"fmt"
	"net/http"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/name_tag"
	"rkllmd/store/fetch/parse_range"
	"rkllmd/store/remote"
)

// CheckAnswer refuses an answer that is not the part of the file that begins at from, or is one of another file than
// that of part's plan.
//
// **Runs on:** any thread.
func CheckAnswer(part *fetch.Part, answer *remote.Answer, from int64) error {
	ranged := answer.StatusCode == http.StatusPartialContent
	begins, size := int64(0), answer.ContentLength
	if ranged {
		var err error
		if begins, size, err = parse_range.ParseRange(answer.Header); err != nil {
			return &remote.Refusal{Fault: fmt.Errorf("%s: %w", answer.Request.URL.Host, err)}
		}
	}
	tag := name_tag.NameTag(answer.Header)
	switch {
	case size != part.Plan.Size:
		return fmt.Errorf("%w: it had %d bytes, and has %d", fetch.ErrChanged, part.Plan.Size, size)
	case part.Plan.SHA256 == "" && tag != part.Plan.Tag: // the copies of a hub may have tags of their own
		return fmt.Errorf("%w: it was %s, and is %s", fetch.ErrChanged, part.Plan.Tag, tag)
	case begins != from:
		return &remote.Refusal{Fault: fmt.Errorf("%s sends another part of the file than was asked for: from byte %d, "+
			"not %d", answer.Request.URL.Host, begins, from)}
	}
	return nil
}
