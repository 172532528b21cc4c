import UIKit

/// Controls in their states.
@MainActor enum ControlSamples {
    static var switches: [[UIView]] {
        let off = UISwitch()
        let on = UISwitch()
        on.isOn = true
        let tinted = UISwitch()
        tinted.isOn = true
        tinted.onTintColor = .systemIndigo
        let disabled = UISwitch()
        disabled.isOn = true
        disabled.isEnabled = false
        let middle = UIStepper()
        middle.value = 5
        return [[off, on, tinted, disabled], [UIStepper(), middle]]
    }

    static var segments: [[UIView]] {
        let first = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
        first.selectedSegmentIndex = 1
        let second = UISegmentedControl(items: ["List", "Map"])
        second.selectedSegmentIndex = 0
        second.selectedSegmentTintColor = .systemBlue
        second.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        let third = UISegmentedControl(items: ["None", "of", "these"])
        return [[first], [second], [third]]
    }

    static var sliders: [[UIView]] {
        let slider = UISlider()
        slider.value = 0.4
        let disabled = UISlider()
        disabled.value = 0.7
        disabled.isEnabled = false
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.6
        let tinted = UIProgressView(progressViewStyle: .default)
        tinted.progress = 0.3
        tinted.progressTintColor = .systemOrange
        return [[slider], [disabled], [progress], [tinted]]
    }

    static var pages: [[UIView]] {
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 2
        let prominent = UIPageControl()
        prominent.numberOfPages = 3
        prominent.backgroundStyle = .prominent
        let medium = UIActivityIndicatorView(style: .medium)
        medium.startAnimating()
        let large = UIActivityIndicatorView(style: .large)
        large.startAnimating()
        return [[pages, prominent], [medium, large]]
    }
}
