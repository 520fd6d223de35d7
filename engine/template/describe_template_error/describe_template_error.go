// Package describe_template_error says why a chat template failed.
package describe_template_error

import (
	"errors"
	"fmt"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/template"
)

// DescribeTemplateError turns what ended a template, an error of gonja or something thrown (nil: neither), into an
// error of one line. gonja's errors repeat every node on the way, and the whole template: only their cause is kept.
//
// **Runs on:** any thread.
func DescribeTemplateError(failed error, thrown any) error {
	stop, stopped := thrown.(template.Stop)
	switch {
	case stopped && stop.Raised:
		return fmt.Errorf("%w: %s", engine.ErrTemplateRaised, stop.Reason)
	case stopped:
		return errors.New(stop.Reason)
	case thrown != nil:
		return fmt.Errorf("it fails: %.200v", thrown)
	case failed == nil:
		return nil
	}
	text := failed.Error()
	if at := strings.LastIndex(text, ": "); at >= 0 {
		text = text[at+2:]
	}
	if len(text) > 200 {
		text = text[len(text)-200:]
	}
	return errors.New(strings.ToValidUTF8(strings.Join(strings.Fields(text), " "), "?"))
}
