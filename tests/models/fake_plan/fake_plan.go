// Package fake_plan is Model.Plan for tests.
package fake_plan

import (
	"rkllmd/models"
	"rkllmd/tests/models/fake_open"
)

// FakePlan returns Model.Plan of fake.
func FakePlan(fake *fake_open.Fake) func() (models.Size, error) {
	return func() (models.Size, error) { return fake.Size, fake.Err }
}
