// Package chaos_client is a client that asks one thing after the other.
package chaos_client

import (
	"math/rand/v2"
	"strings"
	"time"

	"rkllmd/tests/support/chaos/chaos_ask"
	"rkllmd/tests/support/chaos/chaos_fleet"
	"rkllmd/tests/support/chaos/chaos_judge"
)

// Retry is how long a client waits before it asks the other gateway.
const Retry = 200 * time.Millisecond

// ChaosClient asks on all faces, at both gateways, until it is until, and rests before each request, for Fleet.Rest on
// average; a request whose gateway goes is made at the other one. It runs on a goroutine of its own.
func ChaosClient(f *chaos_fleet.Fleet, seed, number uint64, until time.Time) {
	faces := strings.Fields(chaos_ask.Faces)
	random := rand.New(rand.NewPCG(seed, number))
	for {
		time.Sleep(min(time.Until(until), time.Duration(random.Int64N(2*int64(f.Rest)+1))))
		if !time.Now().Before(until) {
			return
		}
		face, variant := faces[random.IntN(len(faces))], random.IntN(chaos_ask.Variants)
		gateway := random.IntN(len(f.Gateways))
		for {
			begun := time.Now()
			a := chaos_ask.ChaosAsk(f.Places[gateway], face, variant)
			if !chaos_judge.ChaosJudge(f, gateway, face, variant, begun, a) {
				break
			}
			time.Sleep(Retry)
			gateway = 1 - gateway
		}
	}
}
