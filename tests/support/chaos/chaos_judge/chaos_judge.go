// Package chaos_judge compares what clients get with what they should get.
package chaos_judge

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"time"

	"rkllmd/tests/support/chaos/chaos_answer"
	"rkllmd/tests/support/chaos/chaos_fleet"
)

// Grace is how long after something was done to a gateway its clients may find nobody there.
const Grace = 10 * time.Second

// ChaosJudge notes what has become of a request that was made at the gateway of that number at begun, and tells
// whether its client has to ask again, because the gateway is gone. What was told must be what the daemon alone tells,
// up to where it ends.
func ChaosJudge(f *chaos_fleet.Fleet, gateway int, face string, variant int, begun time.Time,
	a chaos_answer.Answer) bool {
	want := f.Want[fmt.Sprint(face, variant)]
	all, told := strings.Join(want.Pieces, ""), strings.Join(a.Pieces, "")
	p := f.Gateways[gateway]
	p.Mu.Lock()
	excused := p.Held || p.Ending || p.Struck.After(begun.Add(-Grace))
	p.Mu.Unlock()
	f.Mu.Lock()
	defer f.Mu.Unlock()
	fault := ""
	switch {
	case !strings.HasPrefix(all, told):
		fault = "wrong tokens"
	case a.End != "" && (told != all || a.End != want.End):
		fault = "lost or repeated tokens"
	case strings.Contains(a.Failure, context.DeadlineExceeded.Error()):
		fault = "no answer"
	case a.Cut != nil && !excused:
		fault = "cut off by a gateway to which nothing has happened"
	case a.Cut != nil:
		f.Counts["cut off with the gateway, asked again"]++
	case a.Failure != "":
		reason := regexp.MustCompile(`[0-9a-f]{8,}|[0-9]+|"`).ReplaceAllString(a.Failure, "")
		f.Counts["failed by name: "+reason]++
	default:
		f.Counts["answered: "+face]++
		f.Firsts = append(f.Firsts, a.First)
	}
	if fault != "" {
		f.Faults = append(f.Faults, fmt.Sprintf("%s %d at %s, begun %s, now %s: %s: %q %q %v: %q, wanted %q", face,
			variant, p.Name, begun.Format(time.TimeOnly), time.Now().Format(time.TimeOnly), fault, a.End, a.Failure,
			a.Cut, told, all))
	}
	return a.Cut != nil && fault == ""
}
