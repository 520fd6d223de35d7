package pull_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/pull"
	"rkllmd/store/pull/add_event"
)

func TestAddEvent(t *testing.T) {
	share := &pull.Share{Changed: make(chan struct{})}
	tell := add_event.AddEvent(&pull.Shares{}, share)
	for i, stage := range []pull.Stage{pull.StageLook, pull.StageWrite} {
		changed := share.Changed
		tell(pull.Event{Stage: stage})
		<-changed
		require.Equal(t, stage, share.Events[i].Stage)
	}
}
