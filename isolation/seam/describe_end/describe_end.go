// Package describe_end says why a library can serve its model no more.
package describe_end

import (
	"errors"

	"rkllmd/isolation"
	"rkllmd/isolation/process/is_over"
)

// DescribeEnd returns Isolated.CheckModel over i.
//
// **Runs on:** any thread. What it returns too. **Holds:** that takes Isolation.Mu, for a moment.
func DescribeEnd(i *isolation.Isolation) func() error {
	return func() error {
		i.Mu.Lock()
		p := i.Current
		i.Mu.Unlock()
		death := i.Death.Load()
		switch {
		case p != nil && !is_over.IsOver(p):
			return nil
		case p == nil && death != nil:
			return errors.New(death.Error.Message)
		}
		return errors.New("the library's process has ended")
	}
}
