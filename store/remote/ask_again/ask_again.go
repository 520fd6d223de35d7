// Package ask_again makes one request until it is answered.
package ask_again

import (
	"context"
	"time"

	"rkllmd/store/remote"
	"rkllmd/store/remote/ask_url"
	"rkllmd/store/remote/choose_pause"
	"rkllmd/store/remote/wait_for"
)

// AskAgain sends query as ask_url does, again and again where that may help: a host that does not answer, or refuses
// for a time, is asked once more after a while, until client.Patience is over.
//
// **Runs on:** any thread that may wait.
func AskAgain(ctx context.Context, client *remote.Client, query remote.Query) (*remote.Answer, error) {
	begun := time.Now()
	for try := 0; ; try++ {
		answer, err := ask_url.AskURL(ctx, client, query)
		if err == nil {
			return answer, nil
		}
		pause, err := choose_pause.ChoosePause(ctx, err, try, client.Patience-time.Since(begun))
		if err != nil {
			return nil, err
		}
		if err := wait_for.WaitFor(ctx, pause); err != nil {
			return nil, err
		}
	}
}
